import React, {type FormEvent, type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {openAskAi, openSearch} from '@site/src/lib/open';
import {prepareSearch} from '../SearchHost';
import styles from './styles.module.css';

/** One field for both: Enter searches, the button asks. */
export default function HomeSearch(): ReactNode {
  const [text, setText] = useState('');
  const action = useBaseUrl('/search');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    openSearch(text.trim());
  };
  return (
    <form role="search" className={styles.form} action={action} onSubmit={submit}>
      <svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
        <circle cx="9" cy="9" r="5.5" />
        <path d="m13.2 13.2 3.8 3.8" />
      </svg>
      <input
        type="search"
        name="q"
        className={styles.field}
        aria-label="Search, or ask a question"
        placeholder="Search, or ask a question"
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={prepareSearch}
        onChange={({target}) => setText(target.value)}
      />
      <button
        type="button"
        className={styles.ask}
        aria-haspopup="dialog"
        onClick={() => openAskAi(text.trim())}
      >
        Ask AI
      </button>
    </form>
  );
}
