import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {dialogOf} from '@site/plugins/shared/client/open';

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
          dialog.close();
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
    window.addEventListener('docs:opened', take);
    return () => window.removeEventListener('docs:opened', take);
  }, []);

  return Modal && query !== undefined
    ? createPortal(
        <Modal initialQuery={query} onClose={() => setQuery(undefined)} />,
        document.body,
      )
    : null;
}
