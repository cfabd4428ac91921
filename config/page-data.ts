import type {MarkdownConfig} from '@docusaurus/types';
import {plainText} from '../plugins/shared/markdown/read-text';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/**
 * Normalizes a page before Docusaurus reads its front matter, as the content rules and the index do: byte order mark
 * and line ends of other systems are removed.
 */
export function inPlainText(parse: ParseFrontMatter): ParseFrontMatter {
  return (params) => parse({...params, fileContent: plainText(params.fileContent)});
}

/** Does the same for the body, which Docusaurus reads from the file separately. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent}) =>
  plainText(fileContent);

/**
 * Removes `questions` and `sources` from the front matter that Docusaurus gets: it would send them to readers with each
 * page, and it refuses front matter in a partial. The content index and the content rules read them from the file.
 */
export function withoutPageData(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {frontMatter, content} = await parse(params);
    const {questions: _questions, sources: _sources, ...rest} = frontMatter;
    return {frontMatter: rest, content};
  };
}
