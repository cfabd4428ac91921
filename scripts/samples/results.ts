import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {RUNS_FILE, type Runs} from '../../plugins/content-rules/sample-runs';

/** Keeps what ran, in the form that the site's formatter wants. */
export async function writeRuns(siteDir: string, runs: Runs): Promise<void> {
  const file = path.join(siteDir, RUNS_FILE);
  const config = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(runs), {...config, filepath: file}));
}
