import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Content, Document, Fence} from '../../content/types';
import type {Problem} from '../../problem';
import {checkSample, type Checked, type Surroundings} from './check-sample';
import {contextOf} from './context';
import {addCounts, noCounts, type Counts} from './counts';
import {environmentOf} from './environment';
import {sampleFacts, type SampleFacts} from './facts';
import {languageKey, READ_LANGUAGES} from './languages';
import {recall, remember, type Result} from './memory';
import {loadParsers} from './needs';
import {parseTree} from './parse/grammars';
import {checkProse} from './prose';
import type {PageContext, Sample} from './sample';
import {SyntaxCache} from './syntax-cache';
import {definitionsOf} from './terraform/check';
import {commandsOf} from './shell/commands';
import {serviceTypesOf} from './avn/service-types';

/** Result of checking a site's samples. */
export type SamplesReport = {
  problems: Problem[];
  /** Counts by area, for `--coverage`. */
  areas: Map<string, Counts>;
};

/** The rule for samples and inline code of all pages. */
export async function checkSamples(site: Content): Promise<Problem[]> {
  return (await reportSamples(site)).problems;
}

/** Checks every sample, and counts what was checked. */
export async function reportSamples(
  site: Pick<Content, 'siteDir' | 'documents'>,
): Promise<SamplesReport> {
  // A fixture without facts is checked with the facts of this site.
  const facts = sampleFacts(
    existsSync(path.join(site.siteDir, 'data/avn.json')) ? site.siteDir : process.cwd(),
  );
  const pages = site.documents.map((document) => ({
    document,
    known: recall(document, facts),
    samples: samplesOf(document),
  }));
  const syntax = new SyntaxCache(site.siteDir);
  const fresh = pages.flatMap(({known, samples}) => (known ? [] : samples));
  await loadParsers(fresh.filter((sample) => isReadHere(sample) || !syntax.get(sample)));
  const areas = new Map<string, Counts>();
  const problems = pages.flatMap(({document, known, samples}) => {
    const result =
      known ?? remember(document, facts, checkDocument(document, samples, facts, syntax));
    const counts = areas.get(document.area) ?? noCounts();
    areas.set(document.area, counts);
    addCounts(counts, result.counts);
    return result.problems;
  });
  syntax.save(pages.some(({known}) => known !== undefined));
  return {problems, areas};
}

/** Whether the content of a sample is checked too, which needs its parser. */
function isReadHere({lang}: Sample): boolean {
  return READ_LANGUAGES.has(languageKey(lang));
}

/** The fences of a page as samples. */
export function samplesOf(document: Pick<Document, 'area' | 'file' | 'fences'>): Sample[] {
  const pageContext = contextOf(document);
  return document.fences.map((fence: Fence) => ({
    file: document.file,
    lang: fence.lang.toLowerCase(),
    value: fence.value,
    line: fence.content.line,
    column: fence.content.column,
    meta: fence.meta,
    pageContext,
  }));
}

function checkDocument(
  document: Document,
  samples: Sample[],
  facts: SampleFacts,
  syntax: SyntaxCache,
): Result {
  const counts = noCounts();
  const around = {...surroundingsOf(samples), syntax};
  const context = {...contextOf(document), serviceTypes: typesOf(samples)};
  const problems = samples.flatMap((sample) => {
    const checked: Checked = checkSample({...sample, pageContext: context}, facts, around);
    addCounts(counts, checked.counts);
    return checked.findings.map(({line, column, ...rest}): Problem => ({
      file: sample.file,
      line: sample.line + line - 1,
      column: sample.column + column - 1,
      ...rest,
    }));
  });
  return {problems: [...problems, ...proseProblems(document, context, facts)], counts};
}

function proseProblems(document: Document, context: PageContext, facts: SampleFacts): Problem[] {
  const lines = document.source.split('\n');
  return (
    document.codes
      // "Write x, not `y`" shows a wrong form on purpose.
      .filter(
        ({line, column}) =>
          !/\b(?:not|never)\s+$/.test((lines[line - 1] ?? '').slice(0, column - 1)),
      )
      .flatMap((code) =>
        checkProse(code, context, facts).map(({offset, ...rest}): Problem => ({
          file: document.file,
          line: code.line,
          column: code.column + offset + 1,
          ...rest,
        })),
      )
  );
}

function surroundingsOf(samples: Sample[]): Surroundings {
  const defined = samples
    .filter(({lang}) => languageKey(lang) === 'hcl')
    .flatMap(({value}) => {
      const tree = parseTree('hcl', `${value}\n`);
      const found = definitionsOf(tree.rootNode);
      tree.delete();
      return found;
    });
  return {defined: new Set(defined), environment: environmentOf(samples.map(({value}) => value))};
}

/** Service types by name from the page's own samples, for `-c` in other samples. */
function typesOf(samples: Sample[]): Record<string, string> {
  const types: Record<string, string> = {};
  for (const {lang, value} of samples) {
    if (languageKey(lang) !== 'bash' || !value.includes('service create')) continue;
    const tree = parseTree('bash', value);
    Object.assign(types, serviceTypesOf(commandsOf(tree.rootNode)));
    tree.delete();
  }
  return types;
}
