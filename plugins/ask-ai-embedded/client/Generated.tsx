import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import writers, {type Writer} from '@theme/AskAiWriters';
import type {Found} from '../shared/answer';
import {checkText, messagesOf} from '../shared/generate';
import Markdown from './Markdown';
import styles from './styles.module.css';

type State =
  | {is: 'quoted'; /** Message if the model gave no usable answer. */ why?: string}
  | {is: 'loading'; share: number | undefined}
  | {is: 'writing'; text: string}
  | {is: 'written'; md: string; by: string};

/**
 * Generated answers by the answer they belong to, so that they survive closing and reopening the
 * dialog.
 */
const kept = new WeakMap<Found, Extract<State, {is: 'written'}>>();

type Props = {
  answer: Found;
  origin: string;
  /** The quoted answer. */
  children: ReactNode;
};

/**
 * Shows the quoted answer with a button for each available model, or the answer that a model wrote.
 */
export default function Generated({answer, origin, children}: Props): ReactNode {
  const [state, setState] = useState<State>(() => kept.get(answer) ?? {is: 'quoted'});
  const [offers, setOffers] = useState<Writer[]>([]);
  const stop = useRef<AbortController>();

  useEffect(() => {
    let isShown = true;
    void Promise.all(
      writers.map((writer) =>
        writer.isAvailable().then(
          (can) => (can ? [writer] : []),
          () => [],
        ),
      ),
    ).then((found) => isShown && setOffers(found.flat()));
    return () => {
      isShown = false;
      stop.current?.abort();
    };
  }, []);

  const write = async (writer: Writer) => {
    const controller = (stop.current = new AbortController());
    setState({is: 'loading', share: undefined});
    let next: State;
    try {
      const text = await writer.write(messagesOf(answer), {
        signal: controller.signal,
        onProgress: (share) => setState({is: 'loading', share}),
        onText: (part) => setState({is: 'writing', text: part}),
      });
      const md = checkText(text, answer.sources);
      next =
        md === undefined
          ? {is: 'quoted', why: 'The model gave no source for its answer, so it is not shown.'}
          : {is: 'written', md, by: writer.name};
    } catch {
      next = {
        is: 'quoted',
        why: controller.signal.aborted ? 'Stopped.' : 'The model gave no answer. Try again later.',
      };
    }
    if (next.is === 'written') kept.set(answer, next);
    setState(next);
  };

  if (state.is === 'written') {
    return (
      <>
        <p className={styles.written}>
          Written by {state.by} from the sections below. Check what matters in them.
        </p>
        <Markdown md={state.md} origin={origin} />
        <details className={styles.quoted}>
          <summary>What the documentation says</summary>
          {children}
        </details>
      </>
    );
  }
  const isBusy = state.is !== 'quoted';
  return (
    <>
      {state.is === 'writing' && <Markdown md={state.text} origin={origin} />}
      {state.is !== 'writing' && children}
      <div className={styles.writers} role="status">
        {state.is === 'loading' &&
          (state.share === undefined
            ? 'The model is reading the sections…'
            : `Loading the model: ${Math.round(state.share * 100)} %`)}
        {state.is === 'writing' && 'The model is writing…'}
        {state.is === 'quoted' && state.why}
      </div>
      {isBusy ? (
        <button type="button" className={styles.quiet} onClick={() => stop.current?.abort()}>
          Stop
        </button>
      ) : (
        offers.map((writer) => (
          <button
            key={writer.name}
            type="button"
            className={styles.quiet}
            title={writer.about}
            onClick={() => void write(writer)}
          >
            Write an answer with {writer.name}
          </button>
        ))
      )}
    </>
  );
}
