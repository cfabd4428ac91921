import type {Rule} from '../rule';
import {headingCase} from './heading-case';
import {trademarks} from './trademarks';
import {words} from './words';

/** Headings, names and words are as the style guide has them. */
export const prose: Rule = (site) =>
  site.documents.flatMap((document) => [
    ...headingCase(document),
    ...trademarks(document),
    ...words(document),
  ]);
