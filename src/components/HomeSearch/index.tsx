import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/**
 * One field for search and Ask AI: Enter searches, the button asks. It is uncontrolled, so hydration keeps its text.
 */
export default function HomeSearch(): ReactNode {
  return (
    <form role="search" className={styles.form} action={useBaseUrl('/search')} data-open="search">
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
        <circle cx="9" cy="9" r="5.5" />
        <path d="m13.2 13.2 3.8 3.8" />
      </svg>
      <input
        type="search"
        name="q"
        className={styles.field}
        aria-label="Search, or ask a question"
        placeholder="Search, or ask a question"
        autoComplete="off"
        maxLength={200}
      />
      <button type="button" className={styles.ask} aria-haspopup="dialog" data-open="ask">
        Ask AI
      </button>
    </form>
  );
}
