import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {run} from '../index';

function site(): {data: string; dump: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  const data = path.join(folder, 'data');
  cpSync(path.resolve(__dirname, '../../../data'), data, {recursive: true});
  const dump = path.join(folder, 'dump.json');
  const options = [{flags: ['--json'], takes_value: false, required: false, repeatable: false}];
  const commands = ['service list', 'credits list'].map((name) => ({
    path: name,
    positionals: [],
    options,
  }));
  writeFileSync(
    dump,
    JSON.stringify({
      source: {project: 'aiven-client', version: '5.0'},
      global_options: [],
      commands,
    }),
  );
  return {data, dump};
}

const commandsOf = (data: string) =>
  (
    JSON.parse(readFileSync(path.join(data, 'avn.json'), 'utf8')) as {commands: {path: string}[]}
  ).commands.map((command) => command.path);

test('prints the difference and leaves the files alone', () => {
  const {data, dump} = site();
  const lines: string[] = [];
  const before = commandsOf(data);
  expect(run(['--avn', dump, '--data', data], (line) => lines.push(line))).toBeGreaterThan(300);
  expect(lines.join('\n')).toContain('- commands › service create: ');
  expect(lines.at(-1)).toBe('Nothing was written; add --write to apply it.');
  expect(commandsOf(data)).toEqual(before);
});

test('applies the difference when asked to, with the version of the artifact, without removed commands', () => {
  const {data, dump} = site();
  run(['--avn', dump, '--data', data, '--version', '5.0.1', '--write'], () => undefined);
  expect(commandsOf(data)).toEqual(['service list']);
  expect(JSON.parse(readFileSync(path.join(data, 'avn.json'), 'utf8'))).toMatchObject({
    source: {name: 'aiven-client', version: '5.0.1'},
  });
  expect(run(['--avn', dump, '--data', data], () => undefined)).toBe(0);
});

test('tells how it is used when no artifact is named, and refuses an unknown option', () => {
  const lines: string[] = [];
  expect(run([], (line) => lines.push(line))).toBe(0);
  expect(lines[0]).toContain('--terraform FILE');
  expect(() => run(['--avnn', 'x'], () => undefined)).toThrow("Unknown option '--avnn'");
});
