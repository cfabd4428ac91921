import {describe, expect, it} from 'vitest';
import config from '../../../docusaurus.config';
import {claimsOf} from '../rules/grounded';
import {gist, questions} from '../rules/questions';
import {doubts, readSource, sources} from '../rules/sources';
import {found, page, siteOf} from './site-of';

const A = 'docs/platform/concepts/a.md';
const B = 'docs/platform/concepts/b.md';
const BODY = `The service waits.

## States {#states}

A service that is off is kept for 180 days.
Its backups stay for twelve more.
Click **Power on**, or run \`avn service update\`.

### In numbers

| plan | nodes | memory in GiB |
|---|---|---|
| \`hobbyist\` | one | 2 |

## Later

It ends after 90 days.`;

const withQuestions = (yaml: string, body = BODY) => page(body, `questions:\n${yaml}`);
const question = (q: string, a: string, at = 'states') =>
  `  - q: ${JSON.stringify(q)}\n    a: ${JSON.stringify(a)}\n    at: ${at}\n`;

describe('the form of questions', () => {
  it.each([
    [question('How long is it kept?', '180 days.'), []],
    ['  - q: How long?\n    a: It waits.\n', []],
    ['  a text\n', ['4:1 form']],
    ['  - How long?\n', ['5:5 form']],
    ['  - q: How long?\n', ['5:5 form']],
    ['  - q: How long?\n    a: Long.\n    link: states\n', ['7:5 form']],
    ['  - q: How long?\n    a: Long.\n    at: 3\n', ['7:5 form']],
    [question('How long is it kept', '180 days.'), ['5:5 form']],
    [question(`How long ${'very '.repeat(30)}?`, '180 days.'), ['5:5 length']],
    [question('How long?', 'word '.repeat(46)), ['6:5 length']],
    [question('How long?', '180 days.') + '    also: [time to live, "days: how many"]\n', []],
    [question('How long?', '180 days.') + '    also: time to live\n', ['8:5 form']],
    [question('How long?', '180 days.') + '    also: []\n', ['8:5 form']],
    [question('How long?', '180 days.') + '    also: [time to live, 180]\n', ['8:5 form']],
    [question('How long?', '180 days.') + '    also: [a: b]\n', ['8:5 form']],
    [question('How long?', '180 days.') + '    also: [time to live, lifetime]\n', ['8:5 length']],
    [
      question('How long?', '180 days.') + `    also:\n      - ${'very '.repeat(16)}\n`,
      ['8:5 length'],
    ],
    [question('How long?', 'See [there](/a.md).'), ['6:5 form']],
    [question('How long?', 'As described below.'), ['6:5 form']],
    [
      Array.from({length: 9}, (_, i) => question(`What of x${i}?`, 'It waits.')).join(''),
      ['4:1 length'],
    ],
  ])('%s', async (yaml, expected) => {
    expect(await found(questions, {[A]: withQuestions(yaml)})).toEqual(
      expected.map((where) => `${A}:${where.replace(' ', ' questions/')}`),
    );
  });
});

describe('the ground of answers', () => {
  it.each([
    ['180 days.', 'states', []],
    ['180-day wait, **Power on**, `avn service update`.', 'states', []],
    ['12 more.', 'states', []],
    ['One node, 2 GiB, `hobbyist`.', 'in-numbers', []],
    ['90 days.', 'states', ['grounded']],
    ['180 hours.', 'states', ['grounded']],
    ['18 days.', 'states', ['grounded']],
    ['3 nodes.', 'in-numbers', ['grounded']],
    ['Three nodes.', 'in-numbers', ['grounded']],
    ['Run `avn service create`.', 'states', ['grounded']],
    ['Click **Power off**.', 'states', ['grounded']],
    ['90 days.', 'later', []],
    ['It waits.', 'statse', ['anchor']],
  ])('%s at %s', async (a, at, expected) => {
    const problems = await found(questions, {[A]: withQuestions(question('What?', a, at))});
    expect(problems.map((text) => text.split('questions/')[1])).toEqual(expected);
  });

  it('names the anchor that was meant', async () => {
    const [problem] = await questions(
      await siteOf({[A]: withQuestions(question('What?', 'It waits.', 'statse'))}),
    );
    expect(problem?.hint).toBe('Did you mean `states`?');
  });

  it('reads the partials of a section, and lets a partial have questions about itself', async () => {
    const files = (answer: string) => ({
      [A]: withQuestions(
        question('What?', '12 hours.'),
        "import P from './_p.mdx';\n\n## States {#states}\n\n<P />",
      ),
      'docs/platform/concepts/_p.mdx': `---\nquestions:\n${question('Which?', answer, 'part')}---\n\n### Part\n\nIt takes 12 hours.\n`,
    });
    expect(await found(questions, files('12 hours.'))).toEqual([]);
    expect(await found(questions, files('13 hours.'))).toEqual([
      'docs/platform/concepts/_p.mdx:4:5 questions/grounded',
    ]);
  });

  it('finds numbers with their units, code and labels in an answer', () => {
    expect(
      claimsOf('At most 1,000 partitions, two nodes, `a 5`, **B**, 99.9%.').map(
        ({kind, text}) => `${kind} ${text}`,
      ),
    ).toEqual(['number 1000 partitions', 'number 2 nodes', 'number 99.9 %', 'code a 5', 'label B']);
  });
});

describe('questions of the site', () => {
  it('differ', async () => {
    const one = withQuestions(question('How do I create topics?', 'It waits.'));
    const other = (q: string) => ({[A]: one, [B]: withQuestions(question(q, 'It waits.'))});
    expect(await found(questions, other('How do I delete topics?'))).toEqual([]);
    expect(await found(questions, other('How can I create a topic?'))).toEqual([
      `${B}:5:5 questions/unique`,
    ]);
    expect(gist('How can I create a topic?')).toBe(gist('How do I create topics?'));
  });

  it('names each wording that is not text', async () => {
    const also = question('How long?', '180 days.') + '    also: [time to live, 180, a: b]\n';
    const [problem] = await questions(await siteOf({[A]: withQuestions(also)}));
    expect(problem?.message).toBe('`also` has `180`, `{"a":"b"}`, which are not text.');
  });

  it('differ from all other wordings, which differ from one another', async () => {
    const entry = (q: string, also: string) =>
      withQuestions(`${question(q, 'It waits.')}    also: [${also}]\n`);
    const files = (also: string) => ({
      [A]: entry('How do I create topics?', also),
      [B]: entry('How long does it wait?', 'time to live'),
    });
    expect(await found(questions, files('new topics'))).toEqual([]);
    for (const also of ['how to create a topic', 'new topics, topics new', 'long wait how']) {
      expect(await found(questions, files(also))).toEqual([`${A}:8:5 questions/unique`]);
    }
    const [problem] = await questions(await siteOf(files('times to live')));
    expect(problem).toMatchObject({
      file: B,
      message: `${A} has nearly the same wording "time to live": "times to live"`,
      hint: 'Remove the wording, or write it in words that only this question has.',
    });
  });

  it('are on every page, where the site asks for that', async () => {
    const files = {[A]: page(BODY), [B]: withQuestions(question('What?', 'It waits.'))};
    const required = {customFields: {questionsRequired: true}};
    expect(await found(questions, files)).toEqual([]);
    expect(await found(questions, files, required)).toEqual([`${A}:1:1 questions/missing`]);
    const hidden = {...files, [A]: page(BODY, 'unlisted: true\n')};
    expect(await found(questions, hidden, required)).toEqual([]);
  });

  it('are asked for by this site', () => {
    expect(config.customFields?.questionsRequired).toBe(true);
  });
});

describe('sources', () => {
  const of = (yaml: string) => ({[A]: page(BODY, `sources:${yaml}`)});
  it.each([
    ['\n  - aiven/aiven-client@4.19.0 aiven/client/cli.py\n', []],
    ['\n  - MySQL 8.0 Reference Manual@2026-11 innodb-parameters\n', []],
    ['\n  - a@2026-11-21\n', []],
    ['\n  - the manual\n', ['5:5']],
    ['\n  - a@2026-13\n', ['5:5']],
    [' a@1.0\n', ['4:1']],
  ])('%s', async (yaml, expected) => {
    expect(await found(sources, of(yaml))).toEqual(
      expected.map((where) => `${A}:${where} sources/form`),
    );
  });

  it('are doubted when there are none, and when data/ is newer', async () => {
    const data = {
      'data/SOURCES.md':
        '| file | what | source and version | read |\n| `avn.json` | x | aiven-client 4.16.0 | 2026-11-21 |\n',
    };
    const why = async (yaml: string) =>
      doubts(await siteOf({...data, ...of(yaml)})).map((doubt) => doubt.why);
    expect(await why('\n  - aiven/aiven-client@4.16.0\n')).toEqual([]);
    expect(await why('\n  - aiven/aiven-client@4.9.1\n')).toEqual([
      'read aiven/aiven-client 4.9.1; data/ has 4.16.0',
    ]);
    expect(await why('\n  - manual@2026-11\n')).toEqual([]);
    expect(await why('\n  - manual@2026-10\n')).toEqual(['read manual 2026-10; data/ has 2026-11']);
    expect(doubts(await siteOf({...data, [A]: page(BODY)}))).toEqual([
      {file: A, why: 'names no source'},
    ]);
  });

  it('are read with their place', () => {
    expect(readSource('a b@v1.2 c d')).toEqual({name: 'a b', version: 'v1.2', where: 'c d'});
  });
});
