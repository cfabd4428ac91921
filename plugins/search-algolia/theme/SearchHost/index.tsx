import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {dialogOf} from '@site/plugins/shared/client/open';

type Props = {initialQuery: string; onClose: () => void};

/** DocSearch's modal takes the place of the search dialog, with what was typed there while it was on its way. */
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
        // It is asked for again when the dialog is opened again.
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
