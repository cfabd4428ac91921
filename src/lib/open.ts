/** Anything on a page may open search or the assistant; whoever shows them listens. */
const SEARCH = 'docs:search';
const ASK = 'docs:ask';

function emit(type: string, text: string): void {
  window.dispatchEvent(new CustomEvent<string>(type, {detail: text}));
}

function listen(type: string, onOpen: (text: string) => void): () => void {
  const handle = (event: Event) => onOpen((event as CustomEvent<string>).detail);
  window.addEventListener(type, handle);
  return () => window.removeEventListener(type, handle);
}

export const openSearch = (query = ''): void => emit(SEARCH, query);
export const openAskAi = (question = ''): void => emit(ASK, question);
export const onOpenSearch = (onOpen: (query: string) => void): (() => void) =>
  listen(SEARCH, onOpen);
export const onOpenAskAi = (onOpen: (question: string) => void): (() => void) =>
  listen(ASK, onOpen);
