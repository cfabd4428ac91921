import {A_DAY, IMMUTABLE, REVALIDATED} from '../plugins/response-headers/headers';

/** State of the bucket after the last deploy. It is stored in the bucket, beside the site. */
export type State = {
  release: string;
  /** Digest of each object of the live site, by key. */
  live: Record<string, string>;
  /** Hashed assets that the live site no longer uses, with the time of the deploy that dropped them. */
  retired: Record<string, string>;
  /** Ids of releases that can be rolled back to, oldest first. */
  releases: string[];
};

export const EMPTY: State = {release: '', live: {}, retired: {}, releases: []};

/** A file of the build; `path` has forward slashes. */
export type BuiltFile = {path: string; digest: string};

/** Phases of a deploy, in order: a file is uploaded before anything links to it, and deleted after nothing does. */
export const PHASES = ['assets', 'files', 'pages', 'redirects', 'deletes'] as const;
type Phase = (typeof PHASES)[number];

export type Put = {
  do: 'put';
  phase: Phase;
  key: string;
  /** Path in the build. */
  file: string;
  type: string;
  cache: string;
};
export type Step =
  | Put
  | {do: 'redirect'; phase: Phase; key: string; to: string}
  | {do: 'delete'; phase: Phase; key: string};

export type Plan = {steps: Step[]; state: State};

type Site = {
  files: BuiltFile[];
  /** Lines of the build's `_redirects`. */
  redirects: string;
  baseUrl: string;
};

/** How long unused assets stay: pages that are still open in a browser load them. */
export const KEPT_DAYS = 30;
/** Number of releases that can be rolled back to. */
const KEPT_RELEASES = 20;
const DAY = 24 * 60 * 60 * 1000;

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Whether a file is uploaded. Server configuration and compressed copies are not: a CDN compresses by itself. */
const isPublic = (file: string): boolean =>
  !/^(?:_headers|_redirects|nginx-[a-z]+\.conf)$/.test(file) && !/\.(?:br|gz)$/.test(file);

const isAsset = (file: string): boolean => file.startsWith('assets/');
const isPage = (file: string): boolean => file.endsWith('.html');

const typeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const cacheOf = (file: string): string =>
  isAsset(file) ? IMMUTABLE : file.startsWith('img/') ? A_DAY : REVALIDATED;

/** Key of a page or file in the bucket: its URL path, since an object store cannot rewrite URLs. */
export function keyOf(file: string, baseUrl: string): string {
  const root = baseUrl.slice(1);
  if (file === '404.html') return `${root}404.html`;
  if (file === 'index.html') return root === '' ? 'index.html' : root.slice(0, -1);
  return root + file.replace(/(?:\/index)?\.html$/, '');
}

/** Keys of the other URLs of a page, which redirect to it: `/x.html`, `/x/` and `/x/index.html`. */
function otherKeys(file: string, baseUrl: string): string[] {
  const key = keyOf(file, baseUrl);
  if (file === '404.html' || key === 'index.html') return [];
  return [`${key}.html`, `${key}/index.html`];
}

const phaseOf = (file: string): Phase =>
  isAsset(file) ? 'assets' : isPage(file) ? 'pages' : 'files';
const orderOf = (file: string): number => PHASES.indexOf(phaseOf(file));

export function planDeploy(site: Site, before: State, release: string, now: Date): Plan {
  const {files, baseUrl} = site;
  const root = baseUrl.slice(1);
  const moved = site.redirects
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ') as [string, string]);
  const movedKeys = new Set(moved.map(([from]) => from.slice(1)));

  const live: Record<string, string> = {};
  const puts: Put[] = files
    .filter(({path}) => isPublic(path) && !(isPage(path) && movedKeys.has(keyOf(path, baseUrl))))
    .sort((a, b) => orderOf(a.path) - orderOf(b.path) || (a.path < b.path ? -1 : 1))
    .map(({path, digest}) => {
      const key = keyOf(path, baseUrl);
      live[key] = digest;
      return {
        do: 'put',
        phase: phaseOf(path),
        key,
        file: path,
        type: typeOf(path),
        cache: cacheOf(path),
      };
    });
  if (!puts.some(({file}) => file === 'index.html')) {
    throw new Error('deploy: the build has no index.html: it is not complete, nothing was changed');
  }
  const redirects = [
    ...puts.flatMap(({file, key}) =>
      isPage(file) ? otherKeys(file, baseUrl).map((from) => ({from, to: `/${key}`})) : [],
    ),
    ...moved.map(([from, to]) => ({from: from.slice(1), to})),
  ].map(({from, to}): Step => {
    live[from] = `to ${to}`;
    return {do: 'redirect', phase: 'redirects', key: from, to};
  });

  const isNew = ({key}: Step): boolean => before.live[key] !== live[key];
  const gone = Object.keys(before.live).filter((key) => !(key in live));
  const isAssetKey = (key: string): boolean => isAsset(key.slice(root.length));
  const retired: Record<string, string> = {
    ...before.retired,
    ...Object.fromEntries(gone.filter(isAssetKey).map((key) => [key, now.toISOString()])),
  };
  const dead: string[] = [];
  for (const [key, time] of Object.entries(retired)) {
    if (key in live) delete retired[key];
    else if (now.getTime() - Date.parse(time) > KEPT_DAYS * DAY) {
      dead.push(key);
      delete retired[key];
    }
  }
  const deletes = [...gone.filter((key) => !isAssetKey(key)), ...dead]
    .sort()
    .map((key): Step => ({do: 'delete', phase: 'deletes', key}));

  return {
    steps: [...puts.filter(isNew), ...redirects.filter(isNew), ...deletes],
    state: {
      release,
      live,
      retired,
      releases: [...before.releases.filter((id) => id !== release), release].slice(-KEPT_RELEASES),
    },
  };
}
