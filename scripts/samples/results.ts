import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {
  fingerprint,
  RUNS_FILE,
  type AreaRun,
  type Runs,
} from '../../plugins/content-rules/sample-runs';
import type {RunnablePage} from './pages';
import type {PageRun} from './run';

/** Writes the results, formatted with Prettier. */
export async function writeRuns(siteDir: string, runs: Runs): Promise<void> {
  const file = path.join(siteDir, RUNS_FILE);
  const config = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(runs), {...config, filepath: file}));
}

type Done = Pick<PageRun, 'passed' | 'skipped'> & {
  page: Pick<RunnablePage['page'], 'id' | 'fences'>;
};

/**
 * Results by page. If a program could not run on this machine, an earlier result of the same samples is kept;
 * otherwise, only the samples that ran count.
 */
export function resultOf(ran: readonly Done[], earlier: AreaRun['pages'] = {}): AreaRun['pages'] {
  return Object.fromEntries(
    ran.flatMap(({page, passed, skipped}) => {
      const samples = fingerprint(page.fences);
      const before = earlier[page.id];
      if (skipped.length > 0 && before?.samples === samples) return [[page.id, before]];
      return passed.length > 0 ? [[page.id, {count: passed.length, samples}]] : [];
    }),
  );
}
