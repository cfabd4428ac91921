import {plain} from '../../content-index/read/inline';
import type {Answer} from '../../shared/searchEngine';
import type {Written} from '../../content-index/retrieval/types';

/** An answer that an author wrote, as search shows it above the hits: plain text and the section that it stands in. */
export function answerOf({question, text, route, anchor, page, headings}: Written): Answer {
  return {
    question,
    text: plain(text),
    url: `${route}${anchor ? `#${anchor}` : ''}`,
    page,
    section: headings.join(' › '),
  };
}
