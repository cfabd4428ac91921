import React, {type ReactNode} from 'react';
import type {HomeData} from '@site/plugins/site-pages/shared/types';
import Families from './Families';
import Figures from './Figures';
import Hero from './Hero';
import Tasks from './Tasks';
import Tools from './Tools';
import styles from './styles.module.css';

export type Props = HomeData & {
  tagline: string;
  /** The field that searches or asks, from src/pages/index.tsx. */
  search: ReactNode;
  /** A sample of one task in all tools. */
  sample: ReactNode;
};

export default function Home(props: Props): ReactNode {
  return (
    <main className={styles.home}>
      <Hero {...props} />
      <div className={styles.wrap}>
        <Families families={props.families} />
        <section className={styles.two} aria-labelledby="tasks">
          <Tasks tasks={props.tasks} />
          <div className={`markdown ${styles.sample}`}>{props.sample}</div>
        </section>
        <Tools tools={props.tools} />
        <Figures {...props.figures} />
      </div>
    </main>
  );
}
