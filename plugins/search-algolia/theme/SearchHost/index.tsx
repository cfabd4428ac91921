import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {dialogOf} from '@site/src/lib/open';

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
        // The dialog says what is wrong; it is asked for again when it is opened again.
        () => undefined,
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
