import React, {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {onOpenSearch} from '@site/src/lib/open';
import {useOpener} from '@site/src/lib/useOpener';
import LazyDialog from '../LazyDialog';
import {useSearchKeys} from './useSearchKeys';

const load = () => import('../SearchModal');

/** Loads the modal and the first tier of the index before the reader has finished reaching for them. */
export function prepareSearch(): void {
  load().then(
    ({warm}) => warm(),
    () => undefined,
  );
}

/** The one place that shows the modal, whatever asked for it. */
export default function SearchHost(): ReactNode {
  const [query, setQuery] = useState<string | null>(null);
  const opener = useOpener();
  const isOpen = useRef(false);

  const open = useCallback(
    (initial = '') => {
      prepareSearch();
      if (!isOpen.current) {
        opener.remember();
      }
      isOpen.current = true;
      setQuery((current) => current ?? initial);
    },
    [opener],
  );
  const close = useCallback(() => {
    isOpen.current = false;
    setQuery(null);
    opener.refocus();
  }, [opener]);

  // What is typed while the modal is on its way goes into its field. Listens from the start: between the key that opens
  // the modal and React's next effect a fast typist has pressed the next one.
  useEffect(() => {
    const collect = (event: KeyboardEvent) => {
      if (!isOpen.current || event.ctrlKey || event.metaKey || event.altKey) return;
      // The dialog that says that there is no field yet has buttons.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (field === null && (event.key.length === 1 || event.key === 'Backspace')) {
        event.preventDefault();
        setQuery((typed) =>
          event.key === 'Backspace' ? (typed ?? '').slice(0, -1) : (typed ?? '') + event.key,
        );
      } else if (event.key.length === 1 && !document.activeElement?.closest('.DocSearch-Modal')) {
        // The field stands but has not been focused yet; a key goes to what has the focus when it is pressed.
        field?.focus();
      }
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, []);

  const openEmpty = useCallback(() => open(), [open]);
  useSearchKeys(openEmpty);
  useEffect(() => onOpenSearch(open), [open]);

  return query === null
    ? null
    : createPortal(
        <LazyDialog load={load} onClose={close}>
          {({default: SearchModal}) => <SearchModal initialQuery={query} onClose={close} />}
        </LazyDialog>,
        document.body,
      );
}
