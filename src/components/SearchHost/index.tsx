import React, {
  type ReactNode,
  Suspense,
  lazy,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {onOpenSearch} from '@site/src/lib/open';
import {useSearchKeys} from './useSearchKeys';

const load = () => import('../SearchModal');
const SearchModal = lazy(load);

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
  const opener = useRef<Element | null>(null);

  const open = useCallback((initial = '') => {
    prepareSearch();
    setQuery((current) => {
      if (current === null) {
        opener.current = document.activeElement;
      }
      return current ?? initial;
    });
  }, []);
  const close = useCallback(() => {
    setQuery(null);
    const from = opener.current;
    // After React has taken the modal away.
    setTimeout(() => from instanceof HTMLElement && from.isConnected && from.focus());
  }, []);

  // What is typed while the modal is on its way goes into its field.
  const isOpen = query !== null;
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const collect = (event: KeyboardEvent) => {
      if (
        document.querySelector('.DocSearch-Input') === null &&
        event.key.length === 1 &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        event.preventDefault();
        setQuery((typed) => (typed ?? '') + event.key);
      }
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, [isOpen]);

  const openEmpty = useCallback(() => open(), [open]);
  useSearchKeys(openEmpty);
  useEffect(() => onOpenSearch(open), [open]);

  return query === null
    ? null
    : createPortal(
        <Suspense fallback={null}>
          <SearchModal initialQuery={query} onClose={close} />
        </Suspense>,
        document.body,
      );
}
