import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomeData} from '@site/plugins/site-pages/shared/types';
import Icon from '../Icon';
import Flow from './Flow';
import styles from './styles.module.css';

type Props = Pick<HomeData, 'questions' | 'start' | 'tasks'> & {tagline: string; search: ReactNode};

export default function Hero({tagline, search, questions, start, tasks}: Props): ReactNode {
  const [first] = tasks;
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>{tagline}</p>
        <h1>Build on Kafka, PostgreSQL, OpenSearch and the rest. We run them.</h1>
        <p className={styles.lead}>
          Guides for every service, every tool and every step, with each command checked against the
          tool it is written for.
        </p>
        {search}
        {questions.length > 0 && (
          <ul className={styles.chips} aria-label="Questions that readers ask">
            {questions.map(({label, path}) => (
              <li key={label}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.ways}>
          {first && (
            <Link to={first.path} className="docs-button">
              Get started
              <Icon name="arrow" />
            </Link>
          )}
          <Link to={start} className="docs-button">
            Browse the docs
          </Link>
        </p>
      </div>
      <Flow />
    </div>
  );
}
