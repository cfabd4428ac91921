import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Given} from './process';

/** Stores the process on `globalThis`, since Docusaurus reloads plugins when the configuration changes. */
const PROCESS = Symbol.for('content-rules.dev-server');
type WithProcess = {[PROCESS]?: ChildProcess};

/**
 * Checks the site in a child process, which writes the problems into a file that Rspack watches. In the server's own
 * process, the next edit would wait for the check. There is one process at a time.
 */
function checkBesideServer(given: Given): void {
  const kept = globalThis as WithProcess;
  kept[PROCESS]?.kill();
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  // The process reads the configuration as a build does, which is stricter than the server's.
  const {NODE_ENV: _, ...env} = process.env;
  const child = fork(path.join(__dirname, 'process.ts'), [JSON.stringify(given)], {
    env,
    execArgv: ['--max-semi-space-size=32', '--import', tsx],
  });
  child.on('exit', (code) => {
    if (code) console.error(`content-rules: the check beside the server ended with ${code}`);
  });
  // The server must not wait for the check when it is stopped.
  child.unref();
  child.channel?.unref();
  kept[PROCESS] = child;
}

export function plugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-rules',
    getClientModules: () => ['./client/overlay.ts'],
    async contentLoaded({actions}) {
      const output = await actions.createData('problems.json', []);
      checkBesideServer({siteDir, output, poll: process.argv.includes('--poll')});
    },
  };
}
