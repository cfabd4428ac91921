import React, {type ReactNode, useEffect} from 'react';
import {openSearch} from '@site/src/lib/open';
import {prepareSearch} from '../SearchHost';
import styles from './styles.module.css';

export default function SearchButton(): ReactNode {
  useEffect(() => {
    // The key hint, in CSS: the server cannot know the keyboard.
    document.documentElement.dataset['platform'] = /Mac|iP(hone|ad)/.test(navigator.platform)
      ? 'mac'
      : 'other';
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search docs"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      onClick={() => openSearch()}
      onMouseEnter={prepareSearch}
      onFocus={prepareSearch}
      onTouchStart={prepareSearch}
    >
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
        <circle cx="9" cy="9" r="5.5" />
        <path d="m13.2 13.2 3.8 3.8" />
      </svg>
      <span className={styles.label}>Search docs</span>
      <kbd className={styles.key} aria-hidden="true" />
    </button>
  );
}
