import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadFacts} from '../load';
import {describeMetrics} from '../metric-texts';
import {SCHEMAS} from '../schemas';

const DATA = path.resolve(__dirname, '../../../../data');

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- an edit breaks the shape on purpose
type Editable = any;

/** A copy of data/ with an edit in one file. */
function edited(file: string, edit: (value: Editable) => void): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), 'data');
  cpSync(DATA, folder, {recursive: true});
  const at = path.join(folder, file);
  const value = JSON.parse(readFileSync(at, 'utf8')) as unknown;
  edit(value);
  writeFileSync(at, JSON.stringify(value));
  return folder;
}

function problems(folder: string, describeAll = false): string[] {
  try {
    loadFacts(folder, {describeAll});
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => line.startsWith('- '));
  }
}

test('accepts the facts of the site', () => {
  const facts = loadFacts(DATA, {describeAll: false});
  expect(facts.avn.commands.length).toBeGreaterThan(250);
  expect(Object.keys(facts.config.services)).toContain('pg');
});

test('a key of cli.json that names nothing is named, and so is a call that the API does not have', () => {
  expect(
    problems(
      edited('cli.json', (cli) => {
        cli.commands['service lst'] = {};
        cli.commands['service list'].arguments['--jason'] = 'Print JSON.';
        cli.commands['service get'].call = 'GET /v1/servce';
        cli.arguments['--unused'] = 'Nothing.';
      }),
    ),
  ).toEqual([
    '- cli.json: commands."service get".call: GET /v1/servce is no endpoint of api.json',
    '- cli.json: commands."service list".arguments."--jason": the command has no such argument',
    '- cli.json: commands."service lst" is no command of avn.json',
    '- cli.json: arguments."--unused": no command uses this text',
  ]);
});

test('a metric without a text is named, and so is a text without a metric', () => {
  expect(
    problems(
      edited('metric-texts.json', ({groups}) => {
        const [cpu] = groups.host.sections;
        delete cpu.metrics.cpu_usage_idle;
        cpu.metrics.cpu_usage_idel = {text: 'Time that the CPU had nothing to do.'};
        delete groups.kafka_connect;
        groups.kafak = {sections: []};
      }),
    ),
  ).toEqual([
    '- metric-texts.json: kafak is no group of metrics.json',
    '- metric-texts.json: groups.host has no text for cpu_usage_idle',
    '- metric-texts.json: groups.host: cpu_usage_idel is no metric of that group',
    '- metric-texts.json: lacks the group kafka_connect of metrics.json',
  ]);
});

test('a metric has the text of the longest name that fits it, with its statistic', () => {
  const found: string[] = [];
  const group = {
    statistics: {Max: {text: 'maximum'}, Rate: {text: 'rate', unit: 'per second'}},
    sections: [
      {
        title: 'A',
        metrics: {'a_*': {text: 'Time.', unit: 'ms'}, a_Count: {text: 'Calls.', worry: 'grows'}},
      },
    ],
  };
  const metrics = ['a_Max', 'a_Rate', 'a_Count', 'a_b_Max'].map((name) => ({name}));
  expect(describeMetrics('g', metrics, group, found)).toEqual({
    a_Max: {section: 0, place: 0, text: 'Time, maximum.', unit: 'ms'},
    a_Rate: {section: 0, place: 0, text: 'Time, rate.', unit: 'per second'},
    a_Count: {section: 0, place: 1, text: 'Calls.', worry: 'grows'},
    a_b_Max: {section: 0, place: 0},
  });
  expect(found).toEqual([]);
});

describe('a bad row', () => {
  test('is named with its file, its place and what it is called, and so is every other one', () => {
    const folder = edited('avn.json', ({commands}) => {
      commands[3].options[0].flags = ['force'];
      commands[5].extra = 1;
    });
    const found = problems(folder);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^- avn\.json: commands\[3\] "account .*"\.options\[0\] "force"\.flags\[0\]: must begin with - or --$/,
    );
    expect(found[1]).toMatch(
      /^- avn\.json: commands\[5\] "account .*": Unrecognized key: "extra"$/,
    );
  });

  test('is one with a range upside down, an impossible day or a class without a package', () => {
    expect(
      problems(edited('service-config.json', ({services}) => (services.pg.backup_hour.min = 99))),
    ).toEqual(['- service-config.json: services.pg.backup_hour: has a min above its max']);
    expect(
      problems(edited('versions.json', ({versions}) => (versions[0].eol = 'soon')))[0],
    ).toContain('must be a day as 2026-11-21, tba or n/a');
    expect(
      problems(edited('connectors.json', ({connectors}) => (connectors[0].class = 'Sink')))[0],
    ).toContain('must be a Java class with its package');
  });

  test('is one that another file does not know', () => {
    expect(problems(edited('plans.json', ({services}) => (services.postgres = {})))).toEqual([
      '- plans.json: postgres is no service type of services.json',
    ]);
    expect(
      problems(edited('successors.json', ({commands}) => delete commands['vpc request'])),
    ).toEqual(['- successors.json: lacks a successor of the deprecated command vpc request']);
    expect(problems(edited('end-of-life.json', ({services}) => (services[0].type = 'pg')))).toEqual(
      ['- end-of-life.json: pg is active in services.json'],
    );
    expect(problems(edited('clouds.json', ({clouds}) => clouds.push(clouds[0])))[0]).toMatch(
      /^- clouds\.json: lists .* twice$/,
    );
  });
});

test('a missing file and one that does not parse are named', () => {
  const folder = edited('ports.json', () => undefined);
  rmSync(path.join(folder, 'ports.json'));
  writeFileSync(path.join(folder, 'plans.json'), '{');
  expect(problems(folder).map((line) => line.slice(0, 24))).toEqual([
    '- plans.json: Expected p',
    '- ports.json: is missing',
  ]);
});

describe('descriptions', () => {
  const whole = () => {
    const folder = edited('ports.json', () => undefined);
    for (const file of readdirSync(path.join(folder, 'descriptions'))) {
      const at = path.join(folder, 'descriptions', file);
      const keys = Object.keys(JSON.parse(readFileSync(at, 'utf8')) as object);
      writeFileSync(
        at,
        JSON.stringify(Object.fromEntries(keys.map((key) => [key, `What ${key} does.`]))),
      );
    }
    return folder;
  };
  const change = (
    folder: string,
    file: string,
    edit: (sentences: {[key: string]: string}) => void,
  ) => {
    const at = path.join(folder, 'descriptions', file);
    const sentences = JSON.parse(readFileSync(at, 'utf8')) as {[key: string]: string};
    edit(sentences);
    writeFileSync(at, JSON.stringify(sentences));
  };

  test('reach every service that shares them', () => {
    const {descriptions} = loadFacts(whole());
    expect(descriptions.services.pg?.ip_filter).toBe('What ip_filter does.');
    expect(descriptions.services.alloydbomni?.['pg.max_connections']).toBe(
      'What pg.max_connections does.',
    );
    expect(descriptions.integrations.datadog?.datadog_tags).toBe('What datadog/datadog_tags does.');
  });

  test('are refused when one is missing, empty or belongs to no parameter', () => {
    const folder = whole();
    change(folder, 'pg.json', (sentences) => {
      delete sentences['pg.max_connections'];
      sentences['pg.jit'] = '';
      sentences['pg.max_conections'] = 'A sentence.';
    });
    expect(problems(folder, true)).toEqual([
      '- descriptions/pg.json: has no sentence for pg.jit',
      '- descriptions/pg.json: has no sentence for pg.max_connections',
      '- descriptions/pg.json: describes pg.max_conections, which is not a parameter that belongs there',
    ]);
  });

  const everySentence = readdirSync(path.join(DATA, 'descriptions')).flatMap((file) =>
    Object.values(
      JSON.parse(readFileSync(path.join(DATA, 'descriptions', file), 'utf8')) as {
        [key: string]: string;
      },
    ),
  );

  test('are whole sentences or noun phrases, with a full stop and no markup but code', () => {
    expect(everySentence.length).toBeGreaterThan(1000);
    expect(
      everySentence.filter(
        (sentence) => !/^[A-Za-z`][^]*\.$/.test(sentence) || /\]\(|\*\*/.test(sentence),
      ),
    ).toEqual([]);
  });

  test('are in the imperative or begin with a noun, never with a verb in the third person', () => {
    const thirdPerson =
      /^(Adds|Allows|Asks|Chooses|Collects|Controls|Creates|Decides|Defines|Describes|Determines|Disables|Enables|Gathers|Gives|Groups the|Identifies|Keeps|Lets|Limits the|Lists|Makes|Names the|Opens|Removes|Runs|Says|Sends|Sets|Specifies|Stores|Tells|Turns|Whether|Writes)\b/;
    expect('Sets how many rows are read.').toMatch(thirdPerson);
    expect(everySentence.filter((sentence) => thirdPerson.test(sentence))).toEqual([]);
  });
});

test('SOURCES.md says the source of every file as the file itself does', () => {
  const sources = readFileSync(path.join(DATA, 'SOURCES.md'), 'utf8');
  // Lists of this site's own have no source.
  const own = ['areas.json', 'placeholders.json'];
  const files = Object.keys(SCHEMAS).filter((file) => !own.includes(file));
  const differing = files.filter((file) => {
    const {source} = JSON.parse(readFileSync(path.join(DATA, file), 'utf8')) as {
      source: {name: string; version: string; date: string};
    };
    const line = sources.split('\n').find((row) => row.startsWith(`| \`${file}\` |`));
    return !line?.includes(`${source.name} ${source.version} | ${source.date} |`);
  });
  expect(differing).toEqual([]);
});

test('SOURCES.md has a line for every file and folder of data/', () => {
  const sources = readFileSync(path.join(DATA, 'SOURCES.md'), 'utf8');
  const there = readdirSync(DATA, {withFileTypes: true}).filter(({name}) => name !== 'SOURCES.md');
  expect(there.length).toBeGreaterThan(20);
  const unnamed = there
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !sources.includes(`\n| \`${name}`));
  expect(unnamed).toEqual([]);
});
