import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {readRuns} from '../content-rules/sample-runs';
import {loadTools, summarize, toolOf, type Summary, type Tools} from './checked';
import {collectPlaceholders, type Placeholder} from './collect';
import {fencesOf, importsOf, type Fence} from './fences';

/** What a page learns about its samples; `useDoc().frontMatter.samples` in the theme. */
export type PageSamples = {placeholders: Placeholder[]; summary?: Summary};

type FrontMatter = Record<string, unknown>;
type Parse = (params: {
  filePath: string;
  fileContent: string;
}) => Promise<{frontMatter: FrontMatter; content: string}>;
type ParseWithDefault = (
  params: Parameters<Parse>[0] & {defaultParseFrontMatter: Parse},
) => ReturnType<Parse>;

type Facts = {dictionary: Map<string, Placeholder>; tools: Tools; stamp: number};

/**
 * Gives each page what its samples hold: their placeholders, explained, and what they were checked with.
 * It travels in the page's own data, so that no page carries the whole dictionary.
 */
export function createParseFrontMatter(siteDir: string): ParseWithDefault {
  return async ({defaultParseFrontMatter, ...params}) => {
    const result = await defaultParseFrontMatter(params);
    if (!/\.mdx?$/.test(params.filePath) || path.basename(params.filePath).startsWith('_'))
      return result;
    const samples = samplesOf(result.content, path.dirname(params.filePath), siteDir);
    const ran = ranOf(path.relative(path.join(siteDir, 'docs'), params.filePath), siteDir);
    if (samples?.summary && ran) samples.summary.ran = ran;
    return samples ? {...result, frontMatter: {...result.frontMatter, samples}} : result;
  };
}

function samplesOf(content: string, folder: string, siteDir: string): PageSamples | undefined {
  const {dictionary, tools} = factsOf(siteDir);
  const fences = withPartials(content, folder, siteDir);
  const placeholders = collectPlaceholders(fences, dictionary);
  const summary = summarize(fences, tools);
  return summary || placeholders.length > 0 ? {placeholders, ...(summary && {summary})} : undefined;
}

/** What the committed result says of a page: how many of its samples ran on a server, on which, and when. */
function ranOf(file: string, siteDir: string): Summary['ran'] {
  const id = file.replace(/\.mdx?$/, '').replaceAll(path.sep, '/');
  for (const {server, date, pages} of Object.values(readRuns(siteDir))) {
    const page = pages[id];
    if (page) return {count: page.count, server, date};
  }
  return undefined;
}

function withPartials(
  content: string,
  folder: string,
  siteDir: string,
  seen = new Set<string>(),
): Fence[] {
  const partials = importsOf(content).flatMap((from) => {
    const file = from.startsWith('@site/')
      ? path.join(siteDir, from.slice('@site/'.length))
      : path.join(folder, from);
    if (seen.has(file) || !existsSync(file)) return [];
    seen.add(file);
    return withPartials(readFileSync(file, 'utf8'), path.dirname(file), siteDir, seen);
  });
  return [...fencesOf(content), ...partials];
}

let facts: Facts | undefined;

/** The dictionary and the tools, read again when the dictionary changed. */
function factsOf(siteDir: string): Facts {
  const file = path.join(siteDir, 'data/placeholders.json');
  const stamp = statSync(file).mtimeMs;
  if (facts?.stamp !== stamp) {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Placeholder[];
    facts = {
      stamp,
      tools: loadTools(siteDir),
      dictionary: new Map(entries.map((entry) => [entry.name, entry])),
    };
  }
  return facts;
}

type MdastNode = {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: MdastNode[];
};

/** Writes `checked="avn 4.16"` behind the language of each fence that was checked with a tool. */
export function remarkChecked({siteDir}: {siteDir: string}): (tree: unknown) => void {
  const visit = (node: MdastNode): void => {
    if (node.type === 'code') {
      const tool = toolOf(
        {lang: (node.lang ?? '').toLowerCase(), meta: node.meta ?? '', value: node.value ?? ''},
        factsOf(siteDir).tools,
      );
      if (tool) node.meta = `${node.meta ?? ''} checked="${tool.label}"`.trim();
    }
    node.children?.forEach(visit);
  };
  return (tree) => visit(tree as MdastNode);
}
