import React, {type ReactNode} from 'react';
import {clearValues, useValues} from '@site/src/lib/values';
import {isFillable, usePlaceholders} from './context';
import Field from './Field';
import styles from './styles.module.css';

/** A disclosure with the placeholders of the page: what each stands for, and an input for the reader's own value. */
export default function Placeholders(): ReactNode {
  const placeholders = [...usePlaceholders().values()];
  const values = useValues();
  if (placeholders.length === 0) return null;
  const fillable = placeholders.filter(isFillable);
  const secret = placeholders.filter((item) => !isFillable(item));
  const own = fillable.filter(({name}) => values[name] !== undefined);
  return (
    <aside className={styles.values} aria-label="Your values" data-search="skip">
      <details className={styles.panel}>
        <summary>
          <b>{fillable.length > 0 ? 'Your values' : 'Placeholders'}</b>
          <span className={styles.names}>
            {own.length > 0
              ? `${own.length} of ${fillable.length} filled in`
              : placeholders.map(({name}) => name).join(', ')}
          </span>
        </summary>
        <div className={styles.fields}>
          {fillable.map((item) => (
            <Field key={item.name} {...item} />
          ))}
          {secret.map(({name, description}) => (
            <p key={name} className={styles.field}>
              <code>{name}</code>
              <span className={styles.hint}>{description}. A secret: it is never kept here.</span>
            </p>
          ))}
        </div>
        {fillable.length > 0 && (
          <p className={styles.note}>
            They fill the samples, and stay in this browser.
            {own.length > 0 && (
              <button type="button" className={styles.clear} onClick={clearValues}>
                Clear
              </button>
            )}
          </p>
        )}
      </details>
    </aside>
  );
}
