import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {readRuns, RUNS_FILE, type Runs} from '../content-rules/sample-runs';
import {loadTools, summarize, toolOf, type Summary, type Tools} from './checked';
import {collectPlaceholders, type Placeholder} from './collect';
import {fencesOf, importsOf} from './fences';

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

type Facts = {dictionary: Map<string, Placeholder>; tools: Tools; runs: Runs; stamps: string};

/**
 * Gives each page what its samples hold: their placeholders, explained, and what they were checked with.
 * It travels in the page's own data, so that no page carries the whole dictionary.
 */
export function createParseFrontMatter(siteDir: string): ParseWithDefault {
  return async ({defaultParseFrontMatter, ...params}) => {
    const result = await defaultParseFrontMatter(params);
    if (!/\.mdx?$/.test(params.filePath) || path.basename(params.filePath).startsWith('_'))
      return result;
    const samples = samplesOf(result.content, params.filePath, siteDir);
    return samples ? {...result, frontMatter: {...result.frontMatter, samples}} : result;
  };
}

/** By page, what was found in it and in its partials: a build asks three times, a dev server after each edit. */
const known = new Map<string, {text: string; facts: Facts; samples: PageSamples | undefined}>();

function samplesOf(content: string, file: string, siteDir: string): PageSamples | undefined {
  const facts = factsOf(siteDir);
  const texts = withPartials(content, path.dirname(file), siteDir);
  const text = texts.join('\0');
  const before = known.get(file);
  if (before?.facts === facts && before.text === text) return before.samples;
  const fences = texts.flatMap(fencesOf);
  const placeholders = collectPlaceholders(fences, facts.dictionary);
  const summary = summarize(fences, facts.tools);
  const ran = ranOf(path.relative(path.join(siteDir, 'docs'), file), facts.runs);
  if (summary && ran) summary.ran = ran;
  const samples =
    summary || placeholders.length > 0 ? {placeholders, ...(summary && {summary})} : undefined;
  known.set(file, {text, facts, samples});
  return samples;
}

/** What the committed result says of a page: how many of its samples ran on a server, on which, and when. */
function ranOf(file: string, runs: Runs): Summary['ran'] {
  const id = file.replace(/\.mdx?$/, '').replaceAll(path.sep, '/');
  for (const {server, date, pages} of Object.values(runs)) {
    const page = pages[id];
    if (page) return {count: page.count, server, date};
  }
  return undefined;
}

/** The text of a page, and of the partials that it imports. */
function withPartials(
  content: string,
  folder: string,
  siteDir: string,
  seen = new Set<string>(),
): string[] {
  const partials = importsOf(content).flatMap((from) => {
    const file = from.startsWith('@site/')
      ? path.join(siteDir, from.slice('@site/'.length))
      : path.join(folder, from);
    const text = seen.has(file) ? undefined : textOf(file);
    if (text === undefined) return [];
    seen.add(file);
    return withPartials(text, path.dirname(file), siteDir, seen);
  });
  return [content, ...partials];
}

const partialTexts = new Map<string, {stamp: number; text: string}>();

/** Text of a partial, read again when it changed: some are imported by a hundred pages. */
function textOf(file: string): string | undefined {
  const stamp = stampOf(file);
  if (stamp === 0) return undefined;
  const before = partialTexts.get(file);
  if (before?.stamp === stamp) return before.text;
  const text = readFileSync(file, 'utf8');
  partialTexts.set(file, {stamp, text});
  return text;
}

const stampOf = (file: string): number => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;

let facts: Facts | undefined;

/** The dictionary, the tools and the runs, read again when the dictionary or the runs changed. */
function factsOf(siteDir: string): Facts {
  const file = path.join(siteDir, 'data/placeholders.json');
  const stamps = [file, path.join(siteDir, RUNS_FILE)].map(stampOf).join();
  if (facts?.stamps !== stamps) {
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Placeholder[];
    facts = {
      stamps,
      tools: loadTools(siteDir),
      runs: readRuns(siteDir),
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
