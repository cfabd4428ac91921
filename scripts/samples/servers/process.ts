import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {unprivileged} from './machine';
import type {Outcome} from './server';

/** Timeout of a sample in milliseconds. */
const PATIENCE = 15_000;

/** Runs a command-line client with a text as standard input. */
export function client(
  command: string,
  args: string[],
  input: string,
  env: NodeJS.ProcessEnv,
): Outcome {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    env: {...process.env, ...env},
    timeout: PATIENCE,
  });
  return {ok: status === 0, output: [stdout, stderr, error?.message].filter(Boolean).join('')};
}

/** Starts a server; its output goes to the file `log`. */
export function startProcess(command: string, args: string[], log: string): ChildProcess {
  // A home folder of its own, since it may not read the user's.
  const env = {...process.env, HOME: path.dirname(log)};
  const child = spawn(command, args, {...unprivileged(), env, stdio: 'ignore'});
  child.on('error', (error) => writeFileSync(log, String(error)));
  return child;
}

/** Waits up to 30 seconds for the server to answer. */
export async function waitUntil(isReady: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (isReady()) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${what} did not start within 30 s`);
}

/** Stops the server, by force after 5 seconds, and removes its folder. */
export async function stopProcess(
  child: ChildProcess,
  folder: string,
  signal: NodeJS.Signals,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }
  rmSync(folder, {recursive: true, force: true});
}
