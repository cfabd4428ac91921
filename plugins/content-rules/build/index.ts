import path from 'node:path';
import {MessageChannel, receiveMessageOnPort, Worker} from 'node:worker_threads';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import type {Redirect, SiteConfig} from '../content/types';
import {docsRootOf} from '../docs-root';
import {writeRedirects} from '../redirects';
import type {Given, Outcome} from './thread';

/** A build that fails for another reason waits for what the rules say at most so long, in milliseconds. */
const PATIENCE = 120_000;

const quoted = (file: string): string => JSON.stringify(file);
/** A thread begins without what translates TypeScript: the framework's own way is taken. */
const BOOT = `require(${quoted(require.resolve('@docusaurus/utils'))})
  .loadFreshModule(${quoted(path.join(__dirname, 'thread.ts'))})`;

/** What rules read of the configuration are values: functions, which no other thread can be given, are told apart. */
function plain(config: SiteConfig): SiteConfig {
  const text = JSON.stringify(config, (_, value: unknown) =>
    typeof value === 'function' ? 'a function' : value,
  );
  return JSON.parse(text) as SiteConfig;
}

/**
 * Checks the content in a thread of its own while pages are compiled, and fails as soon as it has found problems, with
 * nobody waiting for it: the framework ends a build whose promise is broken. When something else ends the build before,
 * the problems are told all the same: the framework's message about a fault is the less helpful one.
 */
export function checkBeside(siteDir: string, config: SiteConfig): Promise<Redirect[]> {
  const {port1: port, port2: theirs} = new MessageChannel();
  const told = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: Given = {siteDir, config: plain(config), port: theirs, told};
  const worker = new Worker(BOOT, {eval: true, workerData, transferList: [theirs]});
  const atExit = (): void => {
    Atomics.wait(told, 0, 0, PATIENCE);
    const outcome = receiveMessageOnPort(port)?.message as Outcome | undefined;
    if (outcome && 'failure' in outcome) console.error(outcome.failure);
  };
  process.once('exit', atExit);
  return new Promise<Redirect[]>((resolve, reject) => {
    port.once('message', (outcome: Outcome) => {
      if ('failure' in outcome) reject(new Error(outcome.failure));
      else resolve(outcome.redirects);
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('content-rules: the check ended without a result')));
  }).finally(() => {
    process.off('exit', atExit);
    port.close();
  });
}

/** Nothing of a site with problems is written. */
function writeAfter(checking: Promise<unknown>) {
  return {
    apply({hooks}: Compiler): void {
      hooks.emit.tapPromise('content-rules', async () => {
        await checking;
      });
    },
  };
}

export function plugin({siteDir, siteConfig}: LoadContext): Plugin {
  const config = siteConfig as unknown as SiteConfig;
  const checking = checkBeside(siteDir, config);
  return {
    name: 'content-rules',
    configureWebpack: () => ({plugins: [writeAfter(checking)]}),
    async postBuild({outDir, baseUrl}) {
      const root = `${baseUrl.replace(/\/$/, '')}${docsRootOf(config)}`;
      const redirects = await checking;
      const full = redirects.map(({from, to}) => ({from: `${root}${from}`, to: `${root}${to}`}));
      await writeRedirects(outDir, baseUrl, siteConfig.url, full);
    },
  };
}
