import {existsSync} from 'node:fs';
import path from 'node:path';
import chokidar from 'chokidar';

/** What a check reads. */
const READ = ['docs', 'config', 'sidebars.ts', 'static', 'data'];

export type Options = {
  /** Changes that come together, as when branches are switched, are checked once, so long after the last. Default 100. */
  delayMs?: number;
  /** Looks at the files in turn, where the system tells of no changes: a folder of another machine, for example. */
  poll?: boolean;
  /** A check that runs already. */
  first?: Promise<unknown>;
};

/**
 * Runs a check after each change of what it reads, one at a time: of two, the older one could end last. It hears which
 * files changed since the last one, from the folder of the site. Resolves when the files are watched.
 */
export async function watchContent(
  siteDir: string,
  run: (changed: string[]) => Promise<void>,
  {delayMs = 100, poll = false, first}: Options = {},
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  let last: Promise<unknown> = Promise.resolve(first).catch(() => undefined);
  const start = (file: string): void => {
    changed.push(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(async () => {
        // An earlier run has taken them already.
        if (changed.length === 0) return;
        const files = [...new Set(changed)];
        changed = [];
        await run(files).catch((error: unknown) => console.error(error));
      });
    }, delayMs);
  };
  const watcher = chokidar.watch(
    READ.filter((name) => existsSync(path.join(siteDir, name))),
    {cwd: siteDir, ignoreInitial: true, usePolling: poll},
  );
  watcher.on('all', (_event, file) => start(file));
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
}
