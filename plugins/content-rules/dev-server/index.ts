import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Given} from './process';

/** Keeps the process on `globalThis`, since Docusaurus loads plugins again when the configuration changes. */
const PROCESS = Symbol.for('content-rules.dev-server');
type WithProcess = {[PROCESS]?: ChildProcess};

/**
 * Checks the site in a process of its own, which writes what it finds where the bundler sees it: in this one the next
 * edit would wait for it. There is one process at a time.
 */
function checkBesideServer(given: Given): void {
  const kept = globalThis as WithProcess;
  kept[PROCESS]?.kill();
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  // It reads the configuration as a build does, which lets through less than the server.
  const {NODE_ENV: _, ...env} = process.env;
  const child = fork(path.join(__dirname, 'process.ts'), [JSON.stringify(given)], {
    env,
    execArgv: ['--max-semi-space-size=32', '--import', tsx],
  });
  child.on('exit', (code) => {
    if (code) console.error(`content-rules: the check beside the server ended with ${code}`);
  });
  // The server ends when it is told to, whatever is checked.
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
