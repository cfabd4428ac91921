import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {shareContexts} from '../content/shared-contexts';
import {callHelpers, pidsOfHelpers, share} from '../crew';

describe('jobs of several processes', () => {
  const sources = Array.from({length: 24}, (_, index) =>
    [`# Page ${index}`, ...Array<string>(index % 7).fill(`Words of page ${index}.`)].join('\n\n'),
  );
  const titlesOf = (read: {headings: {text: string}[]}[][]): string[] =>
    read.flatMap((pages) => pages.map(({headings}) => headings[0]!.text));

  test('each result is of its own job, with several under way', async () => {
    callHelpers();
    const heard: number[] = [];
    const read = await share(
      'parse',
      sources.map((source) => [source]),
      {ahead: 3, heard: (_, index) => heard.push(index)},
    );
    expect(titlesOf(read)).toEqual(sources.map((_, index) => `Page ${index}`));
    expect([...heard].sort((a, b) => a - b)).toEqual(sources.map((_, index) => index));
  });

  const never = new Promise<void>(() => undefined);

  test('a job that fails in another process says why', async () => {
    callHelpers();
    const failing = share('parse', [[1 as unknown as string]], {joined: never});
    await expect(failing).rejects.toThrow('source.split is not a function');
  });

  test('a process that is gone is noticed', async () => {
    callHelpers();
    const lost = share('parse', [[sources.join('\n\n').repeat(500)]], {joined: never});
    pidsOfHelpers().forEach((pid) => process.kill(pid, 'SIGKILL'));
    await expect(lost).rejects.toThrow(/ended with SIGKILL|EPIPE/);
  });
});

describe('contexts of tokenizers', () => {
  const file = path.resolve('node_modules/mdast-util-from-markdown/lib/index.js');

  test('the installed compiler of trees makes them once', () => {
    const code = shareContexts(readFileSync(file, 'utf8'));
    expect(code.match(/contextOf\(events\[index\]\[2\]\)/g)).toHaveLength(3);
    expect(code.match(/\.\.\.context,/g)).toHaveLength(1);
  });

  test('code of another form stays as it is', () => {
    const code = 'const context = {stack: []};\nhandler.call({...context}, event);';
    expect(shareContexts(code)).toBe(code);
  });
});
