/** npm run deploy -- [rollback [RELEASE]] --bucket NAME [--base-url /docs/] [--build build] [--release ID] [--dry-run] */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BASE_PATH} from '../config/base-path';
import {deploy, rollback} from './deploy';
import {bucketStore} from './store';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      bucket: {type: 'string'},
      'base-url': {type: 'string', default: '/'},
      build: {type: 'string', default: 'build'},
      release: {type: 'string', default: new Date().toISOString().replace(/[-:]|\.\d+/g, '')},
      'dry-run': {type: 'boolean', default: false},
    },
  });
  const [command = 'upload', id] = positionals;
  const {bucket, 'base-url': baseUrl, build, release, 'dry-run': dryRun} = values;
  if (!bucket) throw new Error('deploy: --bucket says where to; it is not given');
  if (!BASE_PATH.test(baseUrl)) {
    throw new Error(
      `deploy: --base-url is ${baseUrl}, but a base path begins and ends with a slash and has no folder . or .., for example /docs/`,
    );
  }
  const work = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  const target = {store: bucketStore(bucket), baseUrl, work, dryRun, log: console.log};
  try {
    if (command === 'upload') await deploy(target, build, release);
    else if (command === 'rollback') await rollback(target, id);
    else throw new Error(`deploy: ${command} is not a command; there are: upload, rollback`);
  } finally {
    rmSync(work, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
