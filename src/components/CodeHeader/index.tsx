import React, {type ReactNode} from 'react';
import {languageName} from '../../lib/languages';
import styles from './styles.module.css';

type Props = {language: string; title?: ReactNode; children: ReactNode};

/** The header of a sample: its file name or language; on the right, its check and its buttons. */
export default function CodeHeader({language, title, children}: Props): ReactNode {
  const name = title ?? languageName(language);
  return (
    <div className={styles.header} data-bare={name ? undefined : ''}>
      {name && (
        <span className={styles.name} data-title={title === undefined ? undefined : 'file'}>
          {name}
        </span>
      )}
      <div className={styles.right}>{children}</div>
    </div>
  );
}
