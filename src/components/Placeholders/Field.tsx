import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {looksSecret, setValue, useValues} from '@site/src/lib/values';
import type {Placeholder} from './context';
import styles from './styles.module.css';

/** A field for one value. What was typed before the page was taken over is kept. */
export default function Field({name, description, example}: Placeholder): ReactNode {
  const own = useValues()[name] ?? '';
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && own === '') setValue(name, typed);
    // Only what stands there at the start; later changes come through the field itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = own;
  }, [own]);
  return (
    <label className={styles.field}>
      <code>{name}</code>
      <input
        ref={input}
        defaultValue=""
        placeholder={example}
        aria-describedby={id}
        aria-invalid={isRefused || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({target}) => {
          setRefused(looksSecret(target.value));
          setValue(name, target.value.trim());
        }}
      />
      <span id={id} className={styles.hint} role={isRefused ? 'alert' : undefined}>
        {isRefused ? (
          'This looks like a secret, so it is not kept.'
        ) : (
          <>
            {description}
            <span className={styles.example}>
              , for example <code>{example}</code>
            </span>
          </>
        )}
      </span>
    </label>
  );
}
