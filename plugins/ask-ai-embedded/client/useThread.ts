import {useCallback, useRef, useState} from 'react';
import type {Answer} from '../shared/answer';
import {type Turn, loadThread, saveThread} from './thread';

/** Answers a question. `before` is the previous question that was answered, if any. */
export type Ask = (question: string, before: string | undefined) => Promise<Answer>;

/**
 * State of the conversation. `put` asks a question, `clear` removes all turns, `rate` stores a
 * vote.
 */
export function useThread(ask: Ask) {
  const [turns, setTurns] = useState(loadThread);
  const current = useRef(turns);

  const write = useCallback((next: Turn[]) => {
    current.current = next;
    setTurns(next);
  }, []);

  const put = useCallback(
    (question: string) => {
      const text = question.trim();
      if (text === '') {
        return;
      }
      const last = [...current.current].reverse().find(({answer}) => answer?.found)?.answer;
      const before = last?.found ? last.question : undefined;
      const index = current.current.length;
      const patch = (part: Partial<Turn>) =>
        write(current.current.map((turn, at) => (at === index ? {...turn, ...part} : turn)));
      write([...current.current, {question: text}]);
      ask(text, before).then(
        (answer) => {
          patch({answer});
          saveThread(current.current);
        },
        () => patch({failed: true}),
      );
    },
    [ask, write],
  );

  const clear = useCallback(() => {
    write([]);
    saveThread([]);
  }, [write]);

  const rate = useCallback(
    (index: number, useful: boolean) => {
      write(current.current.map((turn, at) => (at === index ? {...turn, useful} : turn)));
      saveThread(current.current);
    },
    [write],
  );

  return {turns, put, clear, rate};
}
