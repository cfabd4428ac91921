import {readMarkdownExport, search} from '@theme/ContentIndex';
import {type Answer, answer as compose} from '../../shared/answer';

export type {Answer, Found, Link, Part} from '../../shared/answer';

/** The embedded answer to a question, asked after another one. */
export function answer(question: string, before: string | undefined): Promise<Answer> {
  return compose(question, before, search, readMarkdownExport);
}
