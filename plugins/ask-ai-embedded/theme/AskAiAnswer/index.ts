import {readMarkdownExport, search} from '@theme/ContentIndex';
import {type Answer, answer as compose} from '../../shared/answer';

export type {Answer, Found, Link, Part} from '../../shared/answer';

/** Answers a question with the index and the Markdown exports of content-index. `before` is the previous question, if any. */
export function answer(question: string, before: string | undefined): Promise<Answer> {
  return compose(question, before, search, readMarkdownExport);
}
