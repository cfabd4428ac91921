import type {Fault, Text} from '../content/types';
import type {Rule} from '../rule';
import {headingCase} from './heading-case';
import {trademarks} from './trademarks';
import {words} from './words';

/** What is wrong with the headings, names and words of a text: found where it is parsed, and kept with it. */
export function proseFaults(text: Text): Fault[] {
  return [...headingCase(text), ...trademarks(text), ...words(text)];
}

/** Headings, names and words are as the style guide has them. */
export const prose: Rule = (site) =>
  site.documents.flatMap(({file, isPartial, faults}) =>
    faults
      .filter(({onPage}) => !(onPage && isPartial))
      .map(({onPage: _, ...fault}) => ({file, ...fault})),
  );
