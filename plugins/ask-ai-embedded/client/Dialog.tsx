import React, {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {dialogOf, openSearch, useQuestions} from '@site/plugins/shared/client/open';
import AnswerView from './AnswerView';
import {type Turn, saveUseful, textOf} from './thread';
import {type Ask, useThread} from './useThread';
import styles from './styles.module.css';

type Props = {ask: Ask};

/**
 * The conversation in the Ask AI dialog. The dialog itself, its form, and its examples are static
 * HTML on every page.
 */
export default function Dialog({ask}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // The path ends with a slash if the docs are the base URL itself.
  const docs = useBaseUrl('/docs').replace(/\/$/, '');
  const {turns, put, clear, rate} = useThread(ask);
  useQuestions(put);

  const isAnswered = Boolean(turns[turns.length - 1]?.answer);
  useEffect(() => {
    const start = document.getElementById('docs-ask-start');
    if (start) start.hidden = turns.length > 0;
    // scrollIntoView would also scroll the dialog itself.
    const body = document.getElementById('docs-ask-body');
    const last = body?.querySelector<HTMLElement>('article:last-of-type');
    if (body && last) body.scrollTop = last.offsetTop - body.offsetTop - 12;
    // Runs again when the answer is shown, because the pending turn was too short to scroll to.
  }, [turns.length, isAnswered]);

  const search = () => openSearch(turns[turns.length - 1]?.question.slice(0, 64) ?? '');
  const clearAll = () => {
    clear();
    // The button disappears with the thread, so the focus must move.
    dialogOf('ask')?.querySelector('textarea')?.focus();
  };
  const tools = document.getElementById('docs-ask-tools');

  return (
    <>
      {turns.length > 0 &&
        tools &&
        createPortal(
          <button type="button" className={styles.quiet} onClick={clearAll}>
            Clear thread
          </button>,
          tools,
        )}
      {turns.map((turn, index) => (
        <article key={index} className={styles.turn} aria-busy={!turn.answer && !turn.failed}>
          <h3 className={styles.question}>{turn.question}</h3>
          <Reply
            turn={turn}
            origin={siteConfig.url}
            supportUrl={`${docs}/platform/howto/support`}
            onSearch={search}
            onRetry={() => put(turn.question)}
          />
          {turn.answer?.found && (
            <Actions turn={turn} origin={siteConfig.url} onRate={(useful) => rate(index, useful)} />
          )}
        </article>
      ))}
    </>
  );
}

type ReplyProps = {
  turn: Turn;
  origin: string;
  supportUrl: string;
  onSearch: () => void;
  onRetry: () => void;
};

function Reply({turn, origin, supportUrl, onSearch, onRetry}: ReplyProps): ReactNode {
  if (turn.failed) {
    return (
      <p role="alert">
        Unable to fetch results. You might want to check your network connection.{' '}
        <button type="button" className={styles.link} onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (!turn.answer) {
    return (
      <p className={styles.pending} role="status">
        Reading the documentation…
      </p>
    );
  }
  return (
    <AnswerView answer={turn.answer} origin={origin} supportUrl={supportUrl} onSearch={onSearch} />
  );
}

function Actions({
  turn,
  origin,
  onRate,
}: {
  turn: Turn;
  origin: string;
  onRate: (useful: boolean) => void;
}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(textOf(turn, window.location.origin || origin)).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const vote = (useful: boolean) => {
    onRate(useful);
    saveUseful(turn.question, useful);
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.quiet} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span className={styles.vote} role="group" aria-label="Was this useful?">
        <span aria-hidden="true">Was this useful?</span>
        <button
          type="button"
          className={styles.quiet}
          aria-pressed={turn.useful === true}
          onClick={() => vote(true)}
        >
          Yes
        </button>
        <button
          type="button"
          className={styles.quiet}
          aria-pressed={turn.useful === false}
          onClick={() => vote(false)}
        >
          No
        </button>
      </span>
      <span role="status" className={styles.hidden}>
        {isCopied ? 'Answer copied' : ''}
      </span>
    </div>
  );
}
