import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Opens the search dialog. plugins/hydrate-on-intent handles `data-open`, before hydration and after it. */
export default function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Search docs"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      data-open="search"
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
