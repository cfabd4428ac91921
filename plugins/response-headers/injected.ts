import type {LoadedPlugin} from '@docusaurus/types';
import * as bundler from '@docusaurus/bundler';
import {unmet} from '../shared/installed';
import {emptyInline, readInline} from './inline';
import type {InlineScript} from './options';

type Tag = {tagName?: string; innerHTML?: string};

/** The inline scripts that a plugin of Docusaurus puts into every page (`injectHtmlTags`). */
export function injectedScripts(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'injectHtmlTags' | 'content'>[],
  name: string,
): InlineScript[] {
  const plugin = plugins.find((one) => one.name === name);
  const {
    headTags = [],
    preBodyTags = [],
    postBodyTags = [],
  } = plugin?.injectHtmlTags?.({content: plugin.content}) ?? {};
  const tags = [headTags, preBodyTags, postBodyTags].flat() as (string | Tag)[];
  const scripts = tags.flatMap((tag) =>
    typeof tag === 'object' && tag.tagName === 'script' && tag.innerHTML ? [tag.innerHTML] : [],
  );
  if (scripts.length === 0)
    throw new Error(
      `response-headers: the plugin ${name} ${plugin ? 'puts no inline script into pages' : 'is not there'}, but injectedBy in config/headers.ts names it. Remove it there, or correct its name.`,
    );
  return scripts.map((source) => ({name: `injected by ${name}`, source}));
}

/** Minifies inline scripts as Docusaurus's HTML minifier does in pages. */
export async function minifiedScripts(
  scripts: readonly InlineScript[],
  type: 'swc' | 'terser',
): Promise<InlineScript[]> {
  const {getHtmlMinifier} = bundler as Partial<typeof bundler>;
  if (!getHtmlMinifier)
    throw unmet({
      package: '@docusaurus/bundler',
      expected: 'export getHtmlMinifier, by which the digests of minified inline scripts are known',
      file: 'plugins/response-headers/injected.ts',
    });
  const {minify} = await getHtmlMinifier({type});
  return Promise.all(
    scripts.map(async ({name, source}) => {
      const page = emptyInline();
      const {code} = await minify(
        `<!DOCTYPE html><html><head></head><body><script>${source}</script></body></html>`,
      );
      readInline(code, name, page);
      return {name, source: [...page.scripts.keys()][0] ?? source};
    }),
  );
}
