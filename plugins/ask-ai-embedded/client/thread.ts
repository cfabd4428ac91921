import type {Answer} from '../shared/answer';

export type Turn = {
  question: string;
  /** Missing until the answer is ready. */
  answer?: Answer;
  failed?: boolean;
  useful?: boolean;
};

const KEY = 'docs-ask-thread';
const USEFUL_KEY = 'docs-ask-useful';

/** Whether a stored answer has the current format. It may be from an earlier build. */
function isAnswer(answer: Answer | undefined): boolean {
  return Array.isArray(answer?.similar) && Array.isArray(answer.found ? answer.parts : answer.near);
}

/**
 * Reads the thread of this tab from sessionStorage. Returns an empty one if storage is blocked or
 * its content is invalid.
 */
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

/** Stores the last 20 turns in sessionStorage. */
export function saveThread(turns: Turn[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(turns.slice(-20)));
  } catch {
    // Storage is blocked or full. The thread stays on the screen.
  }
}

/**
 * Stores a vote in localStorage, and dispatches an event for analytics, which sends nothing without
 * consent.
 */
export function saveUseful(question: string, isUseful: boolean): void {
  try {
    const known = JSON.parse(localStorage.getItem(USEFUL_KEY) ?? '{}') as Record<string, boolean>;
    localStorage.setItem(
      USEFUL_KEY,
      JSON.stringify({...known, [question.slice(0, 200)]: isUseful}),
    );
  } catch {
    // Storage is blocked or full, or its content is invalid. The event is still dispatched.
  }
  window.dispatchEvent(
    new CustomEvent('docs:event', {detail: {name: 'ask_ai_useful', value: isUseful}}),
  );
}

/** Returns an answer as Markdown with its sources, for the clipboard; empty if there is none. */
export function textOf({answer}: Turn, origin: string): string {
  if (!answer?.found) return '';
  return answer.parts
    .map(
      ({md, title, heading, url}) =>
        `${md}\n\n${[title, heading].filter(Boolean).join(' › ')}: ${origin}${url}\n`,
    )
    .join('\n');
}
