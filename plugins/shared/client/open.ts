import {useEffect, useRef} from 'react';

/** Opens the search or Ask AI dialog; plugins/hydrate-on-intent handles the event. */
function open(name: 'search' | 'ask', text: string): void {
  window.dispatchEvent(new CustomEvent('docs:open', {detail: {name, text}}));
}

export const openSearch = (query = ''): void => open('search', query);
export const openAskAi = (question = ''): void => open('ask', question);

/** Calls back for each question to Ask AI, starting with those from before hydration. */
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

/** Closes a dialog whose place the caller takes: Back then closes the caller, by `docs:close`. */
export const takePlaceOf = (dialog: HTMLDialogElement): void => dialog.close('taken');

/** Tells that the reader closed what took a dialog's place; later, so that a link of it comes first. */
export const tellClosed = (): void => {
  setTimeout(() => window.dispatchEvent(new Event('docs:closed')));
};

/** Follows a link from what took a dialog's place. The page replaces the dialog's history entry. */
export const leaveFor = (to: string): void => {
  const {href} = new URL(to, window.location.href);
  window.dispatchEvent(new CustomEvent('docs:leave', {detail: href}));
};

/** The dialog element. */
export const dialogOf = (name: 'search' | 'ask'): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog#docs-${name}`);
