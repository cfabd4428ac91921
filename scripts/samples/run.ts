import {differenceOf} from './compare';
import type {Runnable, RunnablePage} from './pages';
import type {Server} from './server';

export type Failure = {file: string; line: number; message: string};

/** Runs the samples of a page that `isChosen` names, in their order, in a database of the page's own. */
export function runPage(
  {page, setup, samples}: RunnablePage,
  server: Server,
  isChosen: (sample: Runnable) => boolean,
): {passed: Runnable[]; failures: Failure[]} {
  server.reset();
  if (setup !== '') {
    const {ok, output} = server.run(setup);
    if (!ok)
      return {
        passed: [],
        failures: [{file: `tests/samples/${page.id}.sql`, line: 1, message: lastLine(output)}],
      };
  }
  const passed: Runnable[] = [];
  const failures: Failure[] = [];
  for (const sample of samples.filter(isChosen)) {
    const message = problemOf(sample, server);
    if (message === undefined) passed.push(sample);
    else failures.push({file: page.file, line: sample.fence.line, message});
  }
  return {passed, failures};
}

function problemOf({text, fails, shown}: Runnable, server: Server): string | undefined {
  const {ok, output} = server.run(text);
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
