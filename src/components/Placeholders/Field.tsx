import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {looksSecret, setValue, useValues} from '@site/src/lib/values';
import type {Placeholder} from './context';
import styles from './styles.module.css';

/** An input for one value. It is uncontrolled, so hydration keeps what the reader typed before it. */
export default function Field({name, description, example}: Placeholder): ReactNode {
  const own = useValues()[name] ?? '';
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '' && own === '') setValue(name, typed);
    // Reads the input once, after hydration; later changes come through `onChange`.
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
