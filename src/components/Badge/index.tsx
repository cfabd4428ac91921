import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const AVAILABILITY = {
  early: 'Early availability',
  limited: 'Limited availability',
} as const;

export type Availability = keyof typeof AVAILABILITY;

export type Props = {
  /** The stage of a feature that is not generally available, from front matter. */
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
