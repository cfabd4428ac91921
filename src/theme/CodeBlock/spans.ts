import {createContext, useContext} from 'react';

const Spans = createContext<{code: string; spans?: string}>({code: ''});

/** The sample as it was written, and its colors as the build counted them. */
export const SpansProvider = Spans.Provider;

export function useSpans(): {code: string; spans?: string} {
  return useContext(Spans);
}
