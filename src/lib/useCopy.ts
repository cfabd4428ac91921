import {useEffect, useRef, useState} from 'react';

const SHOWN_MS = 1500;

async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // The clipboard API needs a secure context; a preview on a local network is not one.
  const {default: copyText} = await import('copy-text-to-clipboard');
  copyText(text);
  return undefined;
}

/** Copies a text, and says for a moment that it did. */
export function useCopy(): {copied: boolean; copy: (text: string) => void} {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = (text: string) => {
    void write(text).then(
      () => {
        setCopied(true);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setCopied(false), SHOWN_MS);
      },
      // Not allowed, or the script for it did not come: the button says nothing was copied by saying nothing.
      () => undefined,
    );
  };
  return {copied, copy};
}
