import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {className?: string; contents: ReactNode; children: ReactNode};

/** The right column: the table of contents, and links to do something with the page. */
export default function PageTools({className, contents, children}: Props): ReactNode {
  return (
    <div className={styles.column}>
      <div className={clsx(styles.sticky, className)}>
        {contents && (
          <nav aria-labelledby="contents">
            <p id="contents" className={styles.title}>
              On this page
            </p>
            {contents}
          </nav>
        )}
        <div className={styles.tools}>{children}</div>
      </div>
    </div>
  );
}
