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
import {type BuiltFile, EMPTY, type Plan, planDeploy, type State, type Step} from './plan';
import type {Store} from './store';

export type Target = {
  store: Store;
  /** Base URL of the site in the bucket; each one has its own state file. */
  baseUrl: string;
  /** Folder for temporary files. */
  work: string;
  dryRun: boolean;
  log: (line: string) => void;
};

/** Number of concurrent requests. */
const AT_ONCE = 32;
/** Number of steps after which the state is saved: a deploy that was killed repeats at most as many. */
const STEPS_PER_SAVE = 200;
const NOT_SERVED = {type: 'application/octet-stream', cache: 'no-store'};

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
  const found = await store.get(stateKey(baseUrl), file);
  return found ? (JSON.parse(readFileSync(file, 'utf8')) as State) : EMPTY;
}

async function saveState({store, baseUrl, work}: Target, state: State): Promise<void> {
  const file = path.join(work, 'state.json');
  writeFileSync(file, JSON.stringify(state));
  await store.put(file, stateKey(baseUrl), NOT_SERVED);
}

async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

/** Groups steps that may run concurrently: steps of one phase, in the order of the plan, at most `STEPS_PER_SAVE`. */
export function batchesOf(steps: readonly Step[]): Step[][] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (last?.[0]?.phase === step.phase && last.length < STEPS_PER_SAVE) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

/** Runs the steps of a plan, and saves the state of the bucket after each batch. */
async function apply(target: Target, {steps, state}: Plan, before: State, build: string) {
  const {store} = target;
  const live = {...before.live};
  for (const batch of batchesOf(steps)) {
    await forEachConcurrently(batch, async (step) => {
      const {key} = step;
      if (step.do === 'delete') {
        await store.delete(key);
        delete live[key];
        return;
      }
      if (step.do === 'redirect') await store.redirect(key, step.to);
      else await store.put(path.join(build, step.file), key, step);
      live[key] = state.live[key] ?? '';
    });
    await saveState(target, {...before, live, releases: state.releases});
  }
}

export function describe({steps, state}: Plan): string {
  const count = (kind: string) => steps.filter((step) => step.do === kind).length;
  return `deploy: release ${state.release}: ${count('put')} file(s) to upload, ${count('redirect')} redirect(s) to set, ${count('delete')} object(s) to delete, ${Object.keys(state.retired).length} old asset(s) kept`;
}

/**
 * Publishes a build: uploads new files first, then the pages that link to them, then deletes what is no longer used.
 */
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
  await store.put(packed, releaseKey(baseUrl, id), NOT_SERVED);
  await apply(target, plan, before, build);
  await saveState(target, plan.state);
  const old = before.releases.filter((release) => !plan.state.releases.includes(release));
  for (const release of old) await store.delete(releaseKey(baseUrl, release));
  log(`deploy: ${id} is live`);
  return plan;
}

/** Deploys an earlier release again; without an id, the previous one. */
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
