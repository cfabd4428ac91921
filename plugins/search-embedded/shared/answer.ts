import {plain} from '../../content-index/read/inline';
import type {Answer} from '../../shared/searchEngine';
import type {Written} from '../../content-index/retrieval/types';

/** Converts an answer from front matter for the search dialog: plain text, with the section that it is from. */
export function answerOf({question, text, route, anchor, page, headings}: Written): Answer {
  return {
    question,
    text: plain(text),
    url: `${route}${anchor ? `#${anchor}` : ''}`,
    page,
    section: headings.join(' › '),
  };
}
