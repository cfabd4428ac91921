import React, {type ReactNode, useState} from 'react';

type Props = {
  /** URL of the Markdown export of the page. */
  href: string;
  /** Class of the button and the link, and an icon for each. */
  className?: string;
  copyIcon?: ReactNode;
  viewIcon?: ReactNode;
};
type State = 'idle' | 'copied' | 'failed';
const LABELS: Record<State, string> = {
  idle: 'Copy page as Markdown',
  copied: 'Copied',
  failed: 'Could not copy',
};
const SHOWN = 2000;

/** A button that copies the page as Markdown, and a link that opens it. */
export default function CopyPage({href, className, copyIcon, viewIcon}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const show = (next: State) => {
    setState(next);
    setTimeout(() => setState('idle'), SHOWN);
  };
  const copy = () => {
    fetch(href)
      .then((response) =>
        response.ok ? response.text() : Promise.reject(new Error(String(response.status))),
      )
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => show('copied'),
        () => show('failed'),
      );
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {copyIcon}
        <span aria-live="polite">{LABELS[state]}</span>
      </button>
      <a className={className} href={href} type="text/markdown" target="_blank" rel="noopener">
        {viewIcon}
        View as Markdown
      </a>
    </>
  );
}
