import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {type BuiltFile, EMPTY, type Plan, planDeploy, type State} from './plan';
import {readJson, type Store} from './store';

export type Target = {
  store: Store;
  /** Where the site is mounted in the bucket; each mount has a state of its own. */
  baseUrl: string;
  /** Folder for what is fetched and packed. */
  work: string;
  dryRun: boolean;
  log: (line: string) => void;
};

const stateKey = (baseUrl: string): string => `_deploy${baseUrl}state.json`;
const releaseKey = (baseUrl: string, id: string): string => `_deploy${baseUrl}${id}.tar.gz`;

export function filesOf(build: string): BuiltFile[] {
  return readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return {
        path: path.relative(build, file).split(path.sep).join('/'),
        digest: createHash('sha256').update(readFileSync(file)).digest('hex'),
      };
    });
}

async function readState({store, baseUrl, work}: Target): Promise<State> {
  const file = path.join(work, 'state.json');
  return (await store.get(stateKey(baseUrl), file)) ? readJson<State>(file) : EMPTY;
}

export function describe({steps, state}: Plan): string {
  const count = (kind: string) => steps.filter((step) => step.do === kind).length;
  return `deploy: release ${state.release}: ${count('put')} file(s) to upload, ${count('redirect')} redirect(s) to set, ${count('delete')} object(s) to delete, ${Object.keys(state.retired).length} old asset(s) kept`;
}

/** Makes a build the live site: what is missing first, then what names it, then what is no longer wanted. */
export async function deploy(
  target: Target,
  build: string,
  id: string,
  now = new Date(),
): Promise<Plan> {
  const {store, baseUrl, work, dryRun, log} = target;
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`deploy: ${build} has no index.html. Build the site first: npm run build`);
  }
  const redirects = path.join(build, '_redirects');
  const site = {
    files: filesOf(build),
    redirects: existsSync(redirects) ? readFileSync(redirects, 'utf8') : '',
    baseUrl,
  };
  const before = await readState(target);
  const plan = planDeploy(site, before, id, now);
  log(describe(plan));
  if (dryRun) {
    for (const step of plan.steps) {
      log(`${step.do} ${step.key}${step.do === 'redirect' ? ` → ${step.to}` : ''}`);
    }
    log('deploy: dry run, nothing was changed');
    return plan;
  }
  const packed = path.join(work, `${id}.tar.gz`);
  execFileSync('tar', ['-czf', packed, '--exclude=*.br', '--exclude=*.gz', '-C', build, '.']);
  await store.put(packed, releaseKey(baseUrl, id));
  await store.apply(plan.steps, build);
  const state = path.join(work, 'state.json');
  writeFileSync(state, JSON.stringify(plan.state));
  await store.put(state, stateKey(baseUrl));
  const old = before.releases.filter((release) => !plan.state.releases.includes(release));
  await store.apply(
    old.map((release) => ({do: 'delete', key: releaseKey(baseUrl, release)})),
    build,
  );
  log(`deploy: ${id} is live`);
  return plan;
}

/** Deploys an earlier release again; without an id, the one before the live one. */
export async function rollback(target: Target, wanted?: string, now = new Date()): Promise<Plan> {
  const {release, releases} = await readState(target);
  const id = wanted ?? releases[releases.indexOf(release) - 1];
  if (id === undefined || !releases.includes(id)) {
    throw new Error(
      `deploy: there is no release ${id ?? 'before the live one'}. Live is ${release || 'nothing'}; there are: ${releases.join(', ') || 'none'}`,
    );
  }
  const packed = path.join(target.work, `${id}.tar.gz`);
  if (!(await target.store.get(releaseKey(target.baseUrl, id), packed))) {
    throw new Error(`deploy: the files of release ${id} are no longer in the bucket`);
  }
  const build = mkdtempSync(path.join(target.work, 'release-'));
  mkdirSync(build, {recursive: true});
  try {
    execFileSync('tar', ['-xzf', packed, '-C', build]);
    return await deploy(target, build, id, now);
  } finally {
    rmSync(build, {recursive: true});
  }
}
