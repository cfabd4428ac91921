import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unmet, versionOf} from '../shared/installed';

/**
 * Makes Rspack compile pages again when their inputs change. Docusaurus keeps compiled pages from build to build, under
 * a version that covers only its own release, the configuration file and theme aliases: after a change of facts, remark
 * plugins or environment variables, pages would be stale. This plugin adds a digest of them to that version.
 */
export type Options = {
  /** Environment variables that affect compiled pages. */
  environment: object;
};

/** Files and folders that affect compiled pages although no page imports them. */
const READ = ['config', 'data', 'docusaurus.config.ts', 'package-lock.json', 'plugins'];

type Cache = {version?: string};
type Configuration = {cache?: unknown; experiments?: {cache?: unknown}};

function filesOf(root: string): string[] {
  if (!statSync(root).isDirectory()) return [root];
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((name) => !/(?:^|[\\/])__tests__[\\/]/.test(name))
    .map((name) => path.join(root, name))
    .filter((file) => statSync(file).isFile());
}

/** Digest of these files and variables: the same in another checkout of the same files. */
export function cacheKey(siteDir: string, environment: object): string {
  const settings = Object.entries(environment).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of READ.flatMap((name) => filesOf(path.join(siteDir, name))).sort())
    hash.update(`\0${path.relative(siteDir, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The Rspack configuration that adds the key to the version of the cache. */
export function withCacheKey({cache, experiments}: Configuration, key: string): Configuration {
  const keyed = (found: unknown): Cache | undefined =>
    typeof (found as Cache | undefined)?.version === 'string'
      ? {version: `${(found as Cache).version}-${key}`}
      : undefined;
  const own = {cache: keyed(cache), experimental: keyed(experiments?.cache)};
  if (own.experimental) return {experiments: {cache: own.experimental}};
  if (own.cache) return {cache: own.cache};
  // There is no cache: DOCUSAURUS_NO_PERSISTENT_CACHE is set, or `future.faster.rspackPersistentCache` is off.
  if (!experiments?.cache && (!cache || cache === true)) return {};
  throw unmet({
    package: '@docusaurus/core',
    expected: 'give the cache of compiled pages a version (experiments.cache.version, cache.version)',
    file: 'plugins/build-cache/index.ts',
  });
}

/** Rspack 2 reads `cache`, and ignores the `experiments.cache` that Docusaurus 3 writes. */
export function checkBundler(
  {experiments}: Configuration,
  version = versionOf('@rspack/core'),
): void {
  if (experiments?.cache && !version.startsWith('1.'))
    throw unmet({
      package: '@rspack/core',
      expected: 'be of version 1, which reads experiments.cache',
      file: 'plugins/build-cache/index.ts',
    });
}

export default function buildCache({siteDir}: LoadContext, {environment}: Options): Plugin {
  const key = cacheKey(siteDir, environment);
  return {
    name: 'build-cache',
    configureWebpack(config) {
      checkBundler(config as Configuration);
      return withCacheKey(config as Configuration, key) as object;
    },
  };
}
