import {createContext, useContext} from 'react';

const Spans = createContext<{code: string; spans?: string}>({code: ''});

/** The text of a sample and the spans that plugins/highlight computed for it. */
export const SpansProvider = Spans.Provider;

export function useSpans(): {code: string; spans?: string} {
  return useContext(Spans);
}
