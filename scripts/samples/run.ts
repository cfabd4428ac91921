import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {differenceOf} from './compare';
import type {Runnable, RunnablePage} from './pages';
import {obstacleOf, runProgram} from './programs';
import type {Outcome, Server} from './servers/server';

export type Failure = {file: string; line: number; message: string};
export type PageRun = {
  passed: Runnable[];
  failures: Failure[];
  /** Programs that need something that this machine lacks. */
  skipped: Failure[];
};

/** Runs the chosen samples of a page, in order, in a database of their own. */
export function runPage(
  {page, setup, samples}: RunnablePage,
  server: Server,
  isChosen: (sample: Runnable) => boolean,
): PageRun {
  const done: PageRun = {passed: [], failures: [], skipped: []};
  server.reset();
  if (setup.text !== '') {
    const {ok, output} = server.run(setup.text);
    if (!ok) return {...done, failures: [{file: setup.file, line: 1, message: lastLine(output)}]};
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-page-'));
  try {
    for (const sample of samples.filter(isChosen)) {
      const place = {file: page.file, line: sample.fence.line};
      const obstacle = obstacleFor(sample, folder);
      if (obstacle !== undefined) {
        done.skipped.push({...place, message: `not run: ${obstacle}`});
        continue;
      }
      const message = problemOf(sample, outcomeOf(sample, server, folder));
      if (message === undefined) done.passed.push(sample);
      else done.failures.push({...place, message});
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return done;
}

function obstacleFor({by, text}: Runnable, folder: string): string | undefined {
  return by === 'server' || by === 'nothing' ? undefined : obstacleOf(by, text, folder);
}

function outcomeOf({by, text, fence}: Runnable, server: Server, folder: string): Outcome {
  if (by === 'server') return server.run(text);
  if (by === 'nothing')
    return {ok: false, output: `nothing here runs ${fence.lang || 'this'} for this area`};
  const {title} = fence.meta;
  return runProgram(by, text, {
    folder,
    title: typeof title === 'string' ? title : undefined,
    env: server.env,
  });
}

function problemOf({fails, shown}: Runnable, {ok, output}: Outcome): string | undefined {
  if (fails !== undefined) {
    if (ok) return `the page says that this fails with \`${fails}\`, and it did not fail`;
    return output.includes(fails)
      ? undefined
      : `the page says that this fails with \`${fails}\`; the server said: ${lastLine(output)}`;
  }
  if (!ok) return lastLine(output);
  return shown === undefined ? undefined : differenceOf(shown, output);
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /ERROR|FATAL|\(error\)/.test(line)) ?? lines[lines.length - 1] ?? '';
}
