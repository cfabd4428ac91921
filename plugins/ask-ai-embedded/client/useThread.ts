import {useCallback, useRef, useState} from 'react';
import type {Answer} from '../shared/answer';
import {type Turn, loadThread, saveThread} from './thread';

/** Answers a question; `onText` gets the text of a model as it grows, where there is one. */
export type Ask = (
  question: string,
  before: string | undefined,
  onText: (text: string) => void,
) => Promise<{answer: Answer; generated?: string}>;

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
      const before = [...current.current].reverse().find(({answer}) => answer?.found)?.question;
      const index = current.current.length;
      const patch = (part: Partial<Turn>) =>
        write(current.current.map((turn, at) => (at === index ? {...turn, ...part} : turn)));
      write([...current.current, {question: text}]);
      ask(text, before, (generated) => patch({generated})).then(
        ({answer, generated}) => {
          patch({answer, generated});
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
