import React, {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Mark from '@site/src/components/Mark';
import {openSearch} from '@site/src/lib/open';
import AnswerView from './AnswerView';
import {type Turn, saveUseful, textOf} from './thread';
import {type Ask, useThread} from './useThread';
import styles from './styles.module.css';

type Props = {
  question: string;
  onClose: () => void;
  ask: Ask;
  /** One sentence that says where answers come from. */ about: string;
};

const EXAMPLES = [
  'How do I set up billing for a project in my organization?',
  'How do I migrate data to Aiven for PostgreSQL?',
  'Create a Kafka service with Terraform',
];
const MAX_LENGTH = 1000;

export default function Dialog({question, onClose, ask, about}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  // At the base URL itself it ends with a slash.
  const docs = useBaseUrl('/docs').replace(/\/$/, '');
  const [text, setText] = useState('');
  const {turns, put, clear, rate} = useThread(ask, question);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  useEffect(() => {
    // Not scrollIntoView: it would scroll the dialog itself along.
    const last = end.current?.lastElementChild;
    if (end.current && turns.length > 0 && last instanceof HTMLElement) {
      end.current.scrollTop = last.offsetTop - end.current.offsetTop - 12;
    }
  }, [turns.length]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    put(text);
    setText('');
  };
  const search = () => {
    onClose();
    openSearch(turns[turns.length - 1]?.question.slice(0, 64) ?? '');
  };

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="ask-ai-title"
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <Mark size={38} />
          <h2 id="ask-ai-title" className={styles.title}>
            Ask AI
          </h2>
          {turns.length > 0 && (
            <button type="button" className={styles.quiet} onClick={clear}>
              Clear thread
            </button>
          )}
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </header>
        <div className={styles.thread} tabIndex={0} role="log" aria-label="Answers" ref={end}>
          {turns.length === 0 ? (
            <div className={styles.start}>
              <p>{about}</p>
              <p className={styles.label}>Example questions</p>
              <ul>
                {EXAMPLES.map((example) => (
                  <li key={example}>
                    <button type="button" onClick={() => put(example)}>
                      {example}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            turns.map((turn, index) => (
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
                  <Actions
                    turn={turn}
                    origin={siteConfig.url}
                    onRate={(useful) => rate(index, useful)}
                  />
                )}
              </article>
            ))
          )}
        </div>
        <form className={styles.form} onSubmit={submit}>
          <textarea
            ref={field}
            rows={1}
            value={text}
            maxLength={MAX_LENGTH}
            aria-label="Ask any question about Aiven"
            placeholder="Ask any question about Aiven"
            onChange={({target}) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                submit(event);
              }
            }}
          />
          <button type="submit" className={styles.send} disabled={text.trim() === ''}>
            Ask
          </button>
        </form>
        <p className={styles.disclaimer}>
          Answers are based only on the <a href={docs}>documentation</a>, the{' '}
          <a href="https://aiven.io/changelog">changelog</a> and some{' '}
          <a href="https://aiven.io">webpages</a>, and may contain errors. Do not include personal
          or sensitive information.
        </p>
      </div>
    </dialog>,
    document.body,
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
    return <p className={styles.pending}>{turn.generated || 'Reading the documentation…'}</p>;
  }
  return (
    <AnswerView
      answer={turn.answer}
      generated={turn.generated}
      origin={origin}
      supportUrl={supportUrl}
      onSearch={onSearch}
    />
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
