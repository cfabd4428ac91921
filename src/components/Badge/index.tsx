import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const AVAILABILITY = {
  early: 'Early availability',
  limited: 'Limited availability',
} as const;

export type Availability = keyof typeof AVAILABILITY;

export type Props = {
  /** What the front matter says of a feature that not everybody has yet. */
  availability?: Availability;
  children?: ReactNode;
};

export default function Badge({availability, children}: Props): ReactNode {
  return (
    <span className={styles.badge} data-availability={availability}>
      {children ?? (availability && AVAILABILITY[availability])}
    </span>
  );
}
