import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Badge, {type Availability} from '../Badge';
import styles from './styles.module.css';

type Props = {title: string; lead?: string; availability?: Availability};

export default function PageHeader({title, lead, availability}: Props): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      {availability && (
        <p className={styles.badges}>
          <Badge availability={availability} />
        </p>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
