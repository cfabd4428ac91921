import React, {type ReactNode} from 'react';
import RetryIcon from '../Icon/Retry';
import styles from './styles.module.css';

type Props = {error?: Error; retry?: () => void};

/** Shown instead of a page that is still loading, or that failed to load. */
export default function LoadState({error, retry}: Props): ReactNode {
  if (!error) {
    return (
      <div className={styles.state} role="status">
        <span className={styles.spinner} />
        <span className="visually-hidden">Loading</span>
      </div>
    );
  }
  return (
    <div className={styles.state} role="alert">
      <p>The page did not load. Check the connection and try again.</p>
      <p className={styles.reason}>{String(error)}</p>
      <button type="button" className="docs-button docs-button--primary" onClick={retry}>
        <RetryIcon />
        Retry
      </button>
    </div>
  );
}
