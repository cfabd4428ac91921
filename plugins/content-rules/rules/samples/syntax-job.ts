import {share} from '../../crew';
import {dialectOf} from './dialect';
import type {Facts} from './facts';
import {languageKey, READ_LANGUAGES} from './languages';
import {loadParsers} from './needs';
import type {Finding, Sample} from './sample';
import {checkSyntax} from './syntax';
import type {SyntaxCache} from './syntax-cache';

/** Samples that one parser reads. */
export type SyntaxJob = {samples: Sample[]; facts: Pick<Facts, 'placeholders'>};

/** Languages whose parser takes longest come first, so that no process waits for another at the end. */
const SLOW = ['sql mysql', 'sql flink'];

/** What the parser says of each sample of a job. */
export async function checkJob({samples, facts}: SyntaxJob): Promise<Finding[][]> {
  await loadParsers(samples);
  return samples.map((sample) => checkSyntax(sample, facts));
}

/**
 * Parses samples by language, in as many processes as there are, and keeps what was found: each grammar is loaded and
 * warmed up once. `before` is what this process does while the others have jobs enough, `meanwhile` what it does while
 * they end. Languages whose trees are read again for what they say are left out: they are parsed where that happens.
 */
export async function checkSyntaxOf(
  samples: Sample[],
  {placeholders}: Facts,
  cache: SyntaxCache,
  {before, meanwhile}: {before: Promise<void>; meanwhile: () => Promise<void>},
): Promise<void> {
  const byParser = new Map<string, Sample[]>();
  for (const sample of samples) {
    const language = languageKey(sample.lang);
    if (READ_LANGUAGES.has(language) || cache.get(sample)) continue;
    const parser = language === 'sql' ? `sql ${dialectOf(sample)}` : language;
    byParser.set(parser, [...(byParser.get(parser) ?? []), sample]);
  }
  const parsers = [...byParser.keys()].sort((a, b) => order(a) - order(b));
  const jobs = parsers.map((parser) => ({samples: byParser.get(parser)!, facts: {placeholders}}));
  await share('syntax', jobs, {
    heard: (findings, index) =>
      jobs[index]!.samples.forEach((sample, position) => cache.set(sample, findings[position]!)),
    joined: before,
    meanwhile,
  });
  // Without jobs nothing has waited for it.
  await before;
}

function order(parser: string): number {
  const place = SLOW.indexOf(parser);
  return place < 0 ? SLOW.length : place;
}
