import type {Answer} from '../shared/answer';

export type Turn = {
  question: string;
  /** Absent while it is being made. */
  answer?: Answer;
  failed?: boolean;
  useful?: boolean;
};

const KEY = 'docs-ask-thread';
const USEFUL_KEY = 'docs-ask-useful';

/** Whether what was stored has the shape that this script shows: it may be of an earlier build. */
function isAnswer(answer: Answer | undefined): boolean {
  return answer?.found === true ? Array.isArray(answer.parts) : Array.isArray(answer?.near);
}

/** The thread lives as long as the tab; where storage is blocked, as long as the dialog. */
export function loadThread(): Turn[] {
  try {
    const turns = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Turn[];
    return Array.isArray(turns)
      ? turns.filter(({question, answer}) => typeof question === 'string' && isAnswer(answer))
      : [];
  } catch {
    return [];
  }
}

export function saveThread(turns: Turn[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(turns.slice(-20)));
  } catch {
    // Storage is blocked or full: the thread is still on the screen.
  }
}

/** Kept in the browser; the event is for analytics, which sends nothing without consent. */
export function saveUseful(question: string, isUseful: boolean): void {
  try {
    const known = JSON.parse(localStorage.getItem(USEFUL_KEY) ?? '{}') as Record<string, boolean>;
    localStorage.setItem(
      USEFUL_KEY,
      JSON.stringify({...known, [question.slice(0, 200)]: isUseful}),
    );
  } catch {
    // As above.
  }
  window.dispatchEvent(
    new CustomEvent('docs:event', {detail: {name: 'ask_ai_useful', value: isUseful}}),
  );
}

/** The answer as text to paste, with its sources. */
export function textOf({answer}: Turn, origin: string): string {
  if (!answer?.found) return '';
  return answer.parts
    .map(
      ({md, title, heading, url}) =>
        `${md}\n\n${[title, heading].filter(Boolean).join(' › ')}: ${origin}${url}\n`,
    )
    .join('\n');
}
