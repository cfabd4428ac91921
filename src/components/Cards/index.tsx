import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Draws the Markdown list inside it as a grid of cards; the whole card follows its first link. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={`docs-wide docs-cards ${styles.cards}`}>{children}</div>;
}
