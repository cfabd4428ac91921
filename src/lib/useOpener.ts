import {useMemo, useRef} from 'react';

type Opener = {
  /** Keeps what has the focus now. */
  remember: () => void;
  /** Gives the focus back to it, if it is still there. */
  refocus: () => void;
};

/** What had the focus before a dialog opened, which gets it back when the dialog is gone. */
export function useOpener(): Opener {
  const opener = useRef<Element | null>(null);
  return useMemo(
    () => ({
      remember: () => {
        opener.current = document.activeElement;
      },
      refocus: () => {
        const from = opener.current;
        // After React has taken the dialog away.
        setTimeout(() => from instanceof HTMLElement && from.isConnected && from.focus());
      },
    }),
    [],
  );
}
