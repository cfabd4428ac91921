/** Checks the packages of the site for advisories: `npm run audit`. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Advisory, judge, Justified} from './audit';

const LIST = path.join(__dirname, 'advisories.json');

const line = ({id, package: name, title, severity}: Advisory): string =>
  `- ${severity}: ${name}, ${title} (https://github.com/advisories/${id})`;

function main(): number {
  const justified = Justified.parse(JSON.parse(readFileSync(LIST, 'utf8')));
  const {stdout} = spawnSync('npm', ['audit', '--json', '--omit', 'dev'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const outcome = judge(stdout, justified);
  if ('skipped' in outcome) {
    console.log(`audit: SKIPPED, the registry gave no advisories: ${outcome.skipped}`);
    return 0;
  }
  const {refused, known, stale} = outcome;
  if (known.length > 0)
    console.log(`audit: ${known.length} known or minor\n${known.map(line).join('\n')}`);
  if (refused.length > 0)
    console.error(
      `audit: ${refused.length} advisory(ies) of high severity\n${refused.map(line).join('\n')}\nUpdate the package, or say in scripts/supply-chain/advisories.json why it reaches neither readers nor writers.`,
    );
  if (stale.length > 0)
    console.error(
      `audit: no package has ${stale.join(', ')} any more: remove it from scripts/supply-chain/advisories.json`,
    );
  if (refused.length + stale.length > 0) return 1;
  console.log('audit: no advisory of high severity that is not justified');
  return 0;
}

process.exitCode = main();
