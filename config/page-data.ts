import type {MarkdownConfig} from '@docusaurus/types';
import {plainText} from '../plugins/shared/markdown/read-text';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

/** Gives Docusaurus the front matter of a page as rules and index read it, whatever editor and system wrote it. */
export function inPlainText(parse: ParseFrontMatter): ParseFrontMatter {
  return (params) => parse({...params, fileContent: plainText(params.fileContent)});
}

/** The same for its text, which Docusaurus takes from the file again. */
export const preprocessor: NonNullable<MarkdownConfig['preprocessor']> = ({fileContent}) =>
  plainText(fileContent);

/**
 * Keeps `questions` and `sources` from Docusaurus: they would travel to readers with each page, and Docusaurus
 * refuses front matter in a partial. The content index and the content rules read them from the file.
 */
export function withoutPageData(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {frontMatter, content} = await parse(params);
    const {questions: _questions, sources: _sources, ...rest} = frontMatter;
    return {frontMatter: rest, content};
  };
}
