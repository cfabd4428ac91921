import type {Answer} from '../shared/answer';

export type Turn = {
  question: string;
  /** Absent while it is being made. */
  answer?: Answer;
  /** Text of a model that the site's owner runs; quotes of the documentation stand in `answer`. */
  generated?: string;
  failed?: boolean;
  useful?: boolean;
};

const KEY = 'docs-ask-thread';
const USEFUL_KEY = 'docs-ask-useful';

/** The thread lives as long as the tab; where storage is blocked, as long as the dialog. */
export function loadThread(): Turn[] {
  try {
    const turns = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Turn[];
    return Array.isArray(turns)
      ? turns.filter(
          ({question, answer, generated}) => typeof question === 'string' && (answer || generated),
        )
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
export function textOf({answer, generated}: Turn, origin: string): string {
  if (!answer?.found) {
    return generated ?? '';
  }
  const body =
    generated ?? answer.short.map(({md, citation}) => `${md} [${citation + 1}]`).join('\n\n');
  return `${body}\n\n${answer.citations.map(({title, url}, index) => `[${index + 1}] ${title}: ${origin}${url}`).join('\n')}\n`;
}
