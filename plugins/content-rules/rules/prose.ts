import type {Fault, Text} from '../content/types';
import type {Rule} from '../rule';
import {habits} from './habits';
import {headingCase} from './heading-case';
import {secrets} from './secrets';
import {trademarks} from './trademarks';
import {words} from './words';

/** Checks of the prose of one text. */
const CHECKS: ((text: Text) => Fault[])[] = [habits, headingCase, secrets, trademarks, words];

/** Headings, names and words are as the style guide has them. */
export const prose: Rule = (site) =>
  site.documents.flatMap((document) =>
    CHECKS.flatMap((check) => check(document))
      .filter(({onPage}) => !(onPage && document.isPartial))
      .map(({onPage: _, ...fault}) => ({file: document.file, ...fault})),
  );
