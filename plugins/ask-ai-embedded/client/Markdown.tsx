import React, {type MouseEvent, type ReactNode, useEffect, useMemo, useRef} from 'react';
import {type Site, color, toHtml} from './html';

type Props = Site & {
  md: string;
  /** Route of the page that the text is quoted from, whose code highlighting is reused. */
  route?: string;
};

/** Renders Markdown from the documentation or a model. */
export default function Markdown({md, route, origin}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const html = useMemo(() => ({__html: toHtml(md, {origin})}), [md, origin]);
  useEffect(() => {
    if (element.current && route) void color(element.current, route);
  }, [html, route]);
  return <div ref={element} onClick={copy} dangerouslySetInnerHTML={html} />;
}

function copy({target}: MouseEvent): void {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-copy]');
  const text = button?.dataset['copy'];
  if (button && text) {
    navigator.clipboard.writeText(text).then(
      () => {
        button.textContent = 'Copied';
        setTimeout(() => (button.textContent = 'Copy'), 2000);
      },
      () => undefined,
    );
  }
}
