import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  className?: string;
  /** Whether the button fills the width of its container. */
  isWide?: boolean;
  onOpen?: () => void;
};

/** Opens Ask AI. plugins/hydrate-on-intent handles `data-open`, before hydration and after it. */
export default function AskAiButton({className, isWide = false, onOpen}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.button, isWide && styles.wide, className)}
      aria-haspopup="dialog"
      aria-label="Ask AI"
      data-open="ask"
      onClick={onOpen}
    >
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
        <path d="M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4M4.8 4.8l2.6 2.6M12.6 12.6l2.6 2.6M15.2 4.8l-2.6 2.6M7.4 12.6l-2.6 2.6" />
      </svg>
      <span className={styles.label}>Ask AI</span>
    </button>
  );
}
