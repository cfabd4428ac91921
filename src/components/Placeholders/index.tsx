import React, {type ReactNode} from 'react';
import {clearValues, useValues} from '@site/src/lib/values';
import {isFillable, usePlaceholders} from './context';
import Field from './Field';
import styles from './styles.module.css';

/** So many fields stand open; the others wait in the list. */
const OPEN = 3;

/** The reader's values for the placeholders of the page, and what each stands for. */
export default function Placeholders(): ReactNode {
  const placeholders = [...usePlaceholders().values()];
  const values = useValues();
  if (placeholders.length === 0) return null;
  const fillable = placeholders.filter(isFillable);
  const open = fillable.slice(0, OPEN);
  const more = fillable.slice(OPEN);
  const hasOwn = fillable.some(({name}) => values[name] !== undefined);
  return (
    <aside className={styles.values} aria-label="Your values" data-search="skip">
      {open.length > 0 && (
        <div className={styles.row}>
          <b>Your values</b>
          {open.map((item) => (
            <Field key={item.name} {...item} />
          ))}
          <span className={styles.note}>fill the samples, stay in this browser</span>
          {hasOwn && (
            <button type="button" className={styles.clear} onClick={clearValues}>
              Clear
            </button>
          )}
        </div>
      )}
      <details className={styles.all}>
        <summary>
          {placeholders.length === 1
            ? 'The placeholder of this page'
            : `All ${placeholders.length} placeholders of this page`}
        </summary>
        {more.length > 0 && (
          <div className={styles.row}>
            {more.map((item) => (
              <Field key={item.name} {...item} />
            ))}
          </div>
        )}
        <dl>
          {placeholders.map((item) => (
            <div key={item.name}>
              <dt>
                <code>{item.name}</code>
              </dt>
              <dd>
                {item.description}
                {isFillable(item) ? (
                  <>
                    , for example <code>{item.example}</code>
                  </>
                ) : (
                  '. A secret: it is never kept here'
                )}
                .
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}
