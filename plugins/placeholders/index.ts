import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  readRuns,
  RUNS_FILE,
  sampleFacts,
  type Runs,
  type SampleFacts,
} from '../content-rules/public';
import {factFiles} from '../shared/facts/site';
import type {Placeholder} from '../shared/facts/types';
import {readMeta} from '../shared/markdown/meta';
import {parseOne, type Memory} from '../shared/markdown/parse-all';
import {readText} from '../shared/markdown/read-text';
import type {Parsed} from '../shared/markdown/types';
import {summarize, toolOf, toolsOf, type Summary, type Tools} from './checked';
import {collectPlaceholders} from './collect';

/** Placeholders and checks of a page's samples; `useDoc().frontMatter.samples` in the theme. */
export type PageSamples = {placeholders: Placeholder[]; summary?: Summary};

type FrontMatter = Record<string, unknown>;
type Parse = (params: {
  filePath: string;
  fileContent: string;
}) => Promise<{frontMatter: FrontMatter; content: string}>;
type ParseWithDefault = (
  params: Parameters<Parse>[0] & {defaultParseFrontMatter: Parse},
) => ReturnType<Parse>;

/**
 * Adds the placeholders of a page's samples, and what the samples were checked with, to its front matter. So each page
 * carries only the placeholders that it uses.
 */
export function createParseFrontMatter(siteDir: string): ParseWithDefault {
  return async ({defaultParseFrontMatter, ...params}) => {
    const result = await defaultParseFrontMatter(params);
    if (!/\.mdx?$/.test(params.filePath) || path.basename(params.filePath).startsWith('_'))
      return result;
    const samples = await samplesOf(params.fileContent, params.filePath, siteDir);
    return samples ? {...result, frontMatter: {...result.frontMatter, samples}} : result;
  };
}

type Known = {facts: Facts; parsed: Parsed[]; samples: PageSamples | undefined};

/** Results by file. A build parses each page three times, the dev server after each edit. */
const known = new Map<string, Known>();

async function samplesOf(
  source: string,
  file: string,
  siteDir: string,
): Promise<PageSamples | undefined> {
  const facts = factsOf(siteDir);
  const parsed = await withPartials(source, path.dirname(file), siteDir);
  const before = known.get(file);
  const isSame =
    before?.facts === facts &&
    before.parsed.length === parsed.length &&
    before.parsed.every((one, index) => one === parsed[index]);
  if (isSame) return before.samples;
  const fences = parsed.flatMap((one) => one.fences);
  const placeholders = collectPlaceholders(fences, facts.samples.placeholders);
  const summary = await summarize(fences, facts.samples, facts.tools);
  const ran = ranOf(path.relative(path.join(siteDir, 'docs'), file), facts.runs);
  if (summary && ran) summary.ran = ran;
  const samples =
    summary || placeholders.length > 0 ? {placeholders, ...(summary && {summary})} : undefined;
  known.set(file, {facts, parsed, samples});
  return samples;
}

/** How many samples of a page ran on a server, on which and when, by data/sample-runs.json. */
function ranOf(file: string, runs: Runs): Summary['ran'] {
  const id = file.replace(/\.mdx?$/, '').replaceAll(path.sep, '/');
  for (const {server, date, pages} of Object.values(runs)) {
    const page = pages[id];
    if (page) return {count: page.count, server, date};
  }
  return undefined;
}

const memory: Memory = new Map();

/** Parses a page and the partials that it imports. */
async function withPartials(
  source: string,
  folder: string,
  siteDir: string,
  seen = new Set<string>(),
): Promise<Parsed[]> {
  const page = await parseOne(siteDir, source, memory);
  const all = [page];
  for (const {from} of page.imports) {
    const file = from.startsWith('@site/')
      ? path.join(siteDir, from.slice('@site/'.length))
      : path.join(folder, from);
    if (!/\.mdx?$/.test(file) || seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const text = readText(file);
    all.push(...(await withPartials(text, path.dirname(file), siteDir, seen)));
  }
  return all;
}

type Facts = {samples: SampleFacts; tools: Tools; runs: Runs; stamp: number};
let facts: Facts | undefined;

/** The facts and the runs; the same object until one of their files changes. */
function factsOf(siteDir: string): Facts {
  const samples = sampleFacts(siteDir);
  const stamp = statSync(path.join(siteDir, RUNS_FILE), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  if (facts?.samples !== samples || facts.stamp !== stamp) {
    const tools = toolsOf(factFiles(path.join(siteDir, 'data')));
    facts = {samples, tools, runs: readRuns(siteDir), stamp};
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

const codesOf = (node: MdastNode): MdastNode[] =>
  node.type === 'code' ? [node] : (node.children ?? []).flatMap(codesOf);

/** Adds `checked="avn 4.16"` to the info string of each fence that was compared with a tool. */
export function remarkChecked({siteDir}: {siteDir: string}): (tree: unknown) => Promise<void> {
  return async (tree) => {
    const {samples, tools} = factsOf(siteDir);
    for (const node of codesOf(tree as MdastNode)) {
      const {lang, meta, value = ''} = node;
      const fence = {lang: (lang ?? '').toLowerCase(), meta: readMeta(meta), value};
      const tool = await toolOf(fence, samples, tools);
      if (tool) node.meta = `${meta ?? ''} checked="${tool.label}"`.trim();
    }
  };
}
