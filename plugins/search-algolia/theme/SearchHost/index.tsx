import React, {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {dialogOf, takePlaceOf, tellClosed} from '@site/plugins/shared/client/open';

type Props = {initialQuery: string; onClose: () => void};

/** Replaces the search dialog by DocSearch's modal, with the text that was typed while it loaded. */
export default function SearchHost(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<Props>>();
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    const take = () => {
      const dialog = dialogOf('search');
      if (!dialog?.open) return;
      import('../../client/modal').then(
        (module) => {
          setModal(() => module.default);
          setQuery(dialog.querySelector('input')?.value ?? '');
          takePlaceOf(dialog);
        },
        // Opening the dialog again tries again.
        () => {
          const state = dialog.querySelector('[data-getting-ready]');
          if (state)
            state.textContent =
              'Unable to fetch results. You might want to check your network connection.';
        },
      );
    };
    take();
    const hide = () => setQuery(undefined);
    window.addEventListener('docs:opened', take);
    window.addEventListener('docs:close', hide);
    return () => {
      window.removeEventListener('docs:opened', take);
      window.removeEventListener('docs:close', hide);
    };
  }, []);
  const close = useCallback(() => {
    setQuery(undefined);
    tellClosed();
  }, []);

  return Modal && query !== undefined
    ? createPortal(<Modal initialQuery={query} onClose={close} />, document.body)
    : null;
}
