import React, {type ReactNode, Suspense, lazy, useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {onOpenSearch} from '@site/src/lib/open';
import {useSearchKeys} from './useSearchKeys';
import styles from './styles.module.css';

const load = () => import('../SearchModal');
const SearchModal = lazy(load);

/** Loads the modal and the first tier of the index before the reader has finished reaching for them. */
function prepare(): void {
  load().then(({warm}) => warm(), () => undefined);
}

export default function SearchButton(): ReactNode {
  const [query, setQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);

  const open = useCallback((initial = '') => {
    opener.current = document.activeElement;
    setQuery((current) => current ?? initial);
  }, []);
  const close = useCallback(() => {
    setQuery(null);
    const from = opener.current instanceof HTMLElement && opener.current !== document.body ? opener.current : button.current;
    // After React has taken the modal away.
    setTimeout(() => from?.focus());
  }, []);

  const openEmpty = useCallback(() => open(), [open]);
  useSearchKeys(openEmpty);
  useEffect(() => onOpenSearch(open), [open]);
  useEffect(() => {
    // The key hint, in CSS: the server cannot know the keyboard.
    document.documentElement.dataset['platform'] = /Mac|iP(hone|ad)/.test(navigator.platform) ? 'mac' : 'other';
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search docs"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={openEmpty}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}>
        <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13.2 13.2 3.8 3.8" />
        </svg>
        <span className={styles.label}>Search docs</span>
        <kbd className={styles.key} aria-hidden="true" />
      </button>
      {query !== null &&
        createPortal(
          <Suspense fallback={null}>
            <SearchModal initialQuery={query} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
