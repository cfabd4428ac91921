import type {Content, Document, Fault, Text} from '../content/types';
import type {Rule} from '../rule';
import {habits} from './habits';
import {headingCase} from './heading-case';
import {secrets} from './secrets';
import {trademarks} from './trademarks';
import {words} from './words';

/** Checks of the prose of one text. */
const CHECKS: ((text: Text) => Fault[])[] = [headingCase, secrets, trademarks, words];

/** Pages with `questions`, which were edited for the second edition's style, and their partials. */
const editedIn = ({pages}: Content): Set<Document> =>
  new Set(
    pages
      .filter(({frontMatter}) => frontMatter.values.questions !== undefined)
      .flatMap((page) => [page, ...page.partials]),
  );

/** Headings, names and words follow the style guide. */
export const prose: Rule = (site) => {
  const edited = editedIn(site);
  return site.documents.flatMap((document) =>
    [
      ...CHECKS.flatMap((check) => check(document)),
      ...(edited.has(document) ? habits(document) : []),
    ]
      .filter(({onPage}) => !(onPage && document.isPartial))
      .map(({onPage: _, ...fault}) => ({file: document.file, ...fault})),
  );
};
