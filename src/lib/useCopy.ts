import {useEffect, useRef, useState} from 'react';

const SHOWN_MS = 1500;

async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // The Clipboard API needs a secure context, which a preview on a local network is not.
  const {default: copyText} = await import('copy-text-to-clipboard');
  copyText(text);
  return undefined;
}

/** Copies a text; `copied` is true for a moment afterwards. */
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
      // The browser refused, or the fallback did not load: the button does not say that it copied.
      () => undefined,
    );
  };
  return {copied, copy};
}
