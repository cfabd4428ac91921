import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {say} from './check-one';

type Cli = {commands: {[path: string]: {example?: string}}};

const {commands} = JSON.parse(readFileSync('data/cli.json', 'utf8')) as Cli;

test('each example of a CLI reference passes the checks of samples, and is of its command', async () => {
  const examples = Object.entries(commands).flatMap(([path, {example}]) =>
    example ? [{path, example}] : [],
  );
  expect(examples.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const {path, example} of examples) {
    const other =
      example === `avn ${path}` || example.startsWith(`avn ${path} `)
        ? []
        : ['is of another command'];
    found.push(
      ...[...(await say('bash', example)), ...other].map((problem) => `${path}: ${problem}`),
    );
  }
  expect(found).toEqual([]);
});

test('an example with a wrong option is found', async () => {
  expect(await say('bash', 'avn service list --projct PROJECT_NAME')).toEqual([
    expect.stringContaining('samples/avn avn service list has no --projct'),
  ]);
});
