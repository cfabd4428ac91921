import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadContent, type Document} from '../../plugins/content-rules/content';
import {parse} from '../../plugins/shared/markdown/parse';
import {reportSamples} from '../../plugins/content-rules/rules/samples/index';
import type {Problem} from '../../plugins/content-rules/problem';
import {FAULTS, type Fault} from './faults';

const SITE = process.cwd();
/** Read last: it has what the pages may not have yet. */
const LANGUAGES = 'tests/faults-samples/languages.md';
const pagesOfTree = existsSync('docs')
  ? readdirSync('docs', {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => path.posix.join('docs', file.split(path.sep).join('/')))
  : [];
const files = [...pagesOfTree, LANGUAGES];
const pages = new Map<string, Document>();

function pageOf(file: string, source: string): Document {
  return {...parse(source), file, source, area: 'any', isPartial: false};
}

async function problemsOf(page: Document): Promise<Problem[]> {
  return (await reportSamples({siteDir: SITE, documents: [page]})).problems;
}

type Spoilt = {page: Document; line: number};

/** The page with the fault in it, and the line of the fault. */
function spoil(fault: Fault, file: string, source: string): Spoilt | undefined {
  const page = pages.get(file);
  for (const [start, text] of placesOf(fault, page, source)) {
    const found = fault.find.exec(text);
    if (!found) continue;
    const at = start + found.index;
    const put = found[0].replace(fault.find, fault.put);
    const replaced = put === found[0] ? fault.put : put;
    const spoilt = source.slice(0, at) + replaced + source.slice(at + found[0].length);
    const lead = /^\s*\n/.exec(found[0])?.[0].length ?? 0;
    return {page: pageOf(file, spoilt), line: source.slice(0, at + lead).split('\n').length};
  }
  return undefined;
}

/** Offsets and texts of the places where a fault can be. */
function placesOf(
  {in: where, rule}: Fault,
  page: Document | undefined,
  source: string,
): [number, string][] {
  if (!page) return [];
  const lines = source.split('\n');
  const offset = (line: number): number =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  if (where === 'prose')
    return page.codes.map(({line, column, value}) => [offset(line) + column, value]);
  return page.fences
    .filter(({lang, meta}) => lang === where && meta.verify === undefined)
    .map(({line, content, value}) => {
      const first = rule === 'samples/language' ? line : content.line;
      const last = content.line + value.split('\n').length;
      return [offset(first), source.slice(offset(first), offset(last))];
    });
}

describe('faults in the pages', () => {
  beforeAll(async () => {
    const {documents} = await loadContent(SITE);
    for (const page of documents) pages.set(page.file, {...page, area: 'any'});
    pages.set(LANGUAGES, pageOf(LANGUAGES, readFileSync(LANGUAGES, 'utf8')));
  }, 120_000);

  it('are at least sixty', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FAULTS.map(({name}) => name)).size).toBe(FAULTS.length);
  });

  it.each(FAULTS)('$rule finds $name', async (fault) => {
    for (const file of files) {
      const spoilt = spoil(fault, file, readFileSync(file, 'utf8'));
      if (!spoilt) continue;
      const before = await problemsOf(pages.get(file) as Document);
      const known = new Set(before.map(({line, message}) => `${line} ${message}`));
      const found = (await problemsOf(spoilt.page)).filter(
        ({line, message}) => !known.has(`${line} ${message}`),
      );
      const near = found.filter(
        ({rule, line}) => rule === fault.rule && Math.abs(line - spoilt.line) <= 1,
      );
      expect(near, `${file}:${spoilt.line} ${JSON.stringify(found)}`).not.toEqual([]);
      return;
    }
    expect.fail(`no page has ${String(fault.find)} in ${fault.in}`);
  });
});
