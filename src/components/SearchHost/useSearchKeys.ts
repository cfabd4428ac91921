import {useEffect} from 'react';

function isTyping({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Ctrl/Cmd+K anywhere, and `/` outside of fields. The modal's own hook is not used: it brings the modal along. */
export function useSearchKeys(onOpen: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isShortcut =
        (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) ||
        (event.key === '/' && !isTyping(event));
      if (isShortcut && !event.defaultPrevented) {
        event.preventDefault();
        onOpen();
      }
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [onOpen]);
}
