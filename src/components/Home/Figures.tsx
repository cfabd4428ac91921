import React, {type ReactNode} from 'react';
import type {Figures as Counts} from '@site/plugins/site-pages/shared/types';
import styles from './styles.module.css';

/** Counts of facts that plugins/site-pages made; a count that is missing is not shown. */
export default function Figures({commands, properties, resources}: Counts): ReactNode {
  const figures: [value: number | string | undefined, text: string][] = [
    [commands, 'CLI commands that samples are checked against'],
    [properties, 'configuration properties, documented from one source'],
    [resources, 'Terraform resources and data sources that samples are checked against'],
    ['0', 'requests to anyone else while you read'],
  ];
  return (
    <section aria-label="In numbers">
      <dl className={styles.figures}>
        {figures.map(
          ([value, text]) =>
            value !== undefined && (
              <div key={text}>
                <dt>{text}</dt>
                <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
