import React, {type ReactNode} from 'react';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import RetryIcon from '../Icon/Retry';
import styles from './styles.module.css';

type Props = {error: Error; tryAgain: () => void};

/** Replaces a page that React cannot render: says what went wrong and why, and lets the reader try again. */
export default function CrashPage({error, tryAgain}: Props): ReactNode {
  const [first, ...causes] = getErrorCausalChain(error);
  return (
    <main className={styles.page}>
      <h1>This page crashed.</h1>
      <p>The rest of the site still works. Try again, or go on to another page.</p>
      <button type="button" className="docs-button docs-button--primary" onClick={tryAgain}>
        <RetryIcon />
        Try again
      </button>
      <div className={styles.chain} role="alert">
        <p>{first?.message}</p>
        {causes.map((cause, index) => (
          <p key={index}>
            <b>Cause:</b> {cause.message}
          </p>
        ))}
      </div>
    </main>
  );
}
