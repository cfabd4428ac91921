import type {MarkdownConfig} from '@docusaurus/types';

type ParseFrontMatter = MarkdownConfig['parseFrontMatter'];

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
