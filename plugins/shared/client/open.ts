import {useEffect, useRef} from 'react';

/** Opens a dialog that stands in every page; plugins/hydrate-on-intent listens, and is there before React is. */
function open(name: 'search' | 'ask', text: string): void {
  window.dispatchEvent(new CustomEvent('docs:open', {detail: {name, text}}));
}

export const openSearch = (query = ''): void => open('search', query);
export const openAskAi = (question = ''): void => open('ask', question);

/** Calls back for each question that is put to Ask AI, first for those that were put before this was there. */
export function useQuestions(onQuestion: (question: string) => void): void {
  const latest = useRef(onQuestion);
  useEffect(() => {
    latest.current = onQuestion;
  });
  useEffect(() => {
    const answer = (event: Event) => {
      event.preventDefault();
      latest.current((event as CustomEvent<string>).detail);
    };
    window.addEventListener('docs:question', answer);
    window.docsQuestions.splice(0).forEach((question) => latest.current(question));
    document.getElementById('docs-ask-asked')?.replaceChildren();
    return () => window.removeEventListener('docs:question', answer);
  }, []);
}

/** The dialog of a name, in a browser. */
export const dialogOf = (name: 'search' | 'ask'): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog#docs-${name}`);
