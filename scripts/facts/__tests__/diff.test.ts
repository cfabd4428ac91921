import {expect, test} from 'vitest';
import {diffFacts, printChanges} from '../diff';
import {formatFacts} from '../format';

const before = {
  source: {version: '1'},
  commands: [
    {path: 'vpc list', options: [{flags: ['--json'], takesValue: false}]},
    {path: 'vpc get', options: []},
  ],
  versions: {pg: ['15', '16']},
};

test('names what was added, removed and changed by what a record is called, not by its place', () => {
  const after = {
    source: {version: '2'},
    commands: [
      {path: 'vpc create', options: []},
      {
        path: 'vpc list',
        options: [
          {flags: ['--json', '-j'], takesValue: false},
          {flags: ['-v', '--verbose'], takesValue: false},
        ],
      },
    ],
    versions: {pg: ['16', '17']},
  };
  expect(printChanges('avn.json', diffFacts(before, after))).toMatchInlineSnapshot(`
    "avn.json: 2 added, 1 removed, 2 changed
      ~ commands › vpc list › options › --json › flags: ["--json"] → ["--json","-j"]
      + commands › vpc list › options › --verbose: {"flags":["-v","--verbose"],"takesValue":false}
      - commands › vpc get: {"path":"vpc get","options":[]}
      + commands › vpc create: {"path":"vpc create","options":[]}
      ~ versions › pg: ["15","16"] → ["16","17"]"
  `);
});

test('says that nothing changed when only the order of a list of records or the source did', () => {
  const after = {...before, source: {version: '9'}, commands: [...before.commands].reverse()};
  expect(printChanges('avn.json', diffFacts(before, after))).toBe('avn.json: nothing changed');
});

test('prints one record on a line, and prints the same again after reading it', () => {
  const text = formatFacts(before);
  expect(text).toMatchInlineSnapshot(`
    "{
     "source": {"version":"1"},
     "commands": [
      {
       "path": "vpc list",
       "options": [
        {"flags":["--json"],"takesValue":false}
       ]
      },
      {"path":"vpc get","options":[]}
     ],
     "versions": {"pg":["15","16"]}
    }
    "
  `);
  expect(formatFacts(JSON.parse(text))).toBe(text);
});
