import {describe, expect, it} from 'vitest';
import {Engine} from '../../content-index/retrieval/engine';
import {buildIndex} from '../../content-index/retrieval/build';
import type {PagesFile} from '../../content-index/retrieval/format';
import type {Section} from '../../content-index/types';
import {answer} from '../shared/answer';

const TWINS: Record<string, string> = {
  '/docs/kafka/limits': `# Connection limits

Source: https://x/docs/kafka/limits

Every node has a limit of connections. It is set by memory. Plans differ in memory and in price. Ask yours:

\`\`\`sql
SHOW connections;
\`\`\`

## Limits of connections {#limits-of-connections}

| memory | connections |
| --- | --- |
| 1 GiB | 76 |
| 2 GiB | 151 |
| 4 GiB | 401 |

## If something fails {#if-something-fails}

| symptom | cause |
| --- | --- |
| too many connections, whatever the memory | a leak |
`,
  '/docs/kafka/create-topic': `# Create a topic

Source: https://x/docs/kafka/create-topic

A topic holds records.

## Before you start {#before-you-start}

- A topic needs a running service.

## Create it {#create-it}

**Console:**

1. Click **Create topic**.

**CLI:**

Create the topic with its partitions:

\`\`\`bash
avn service topic-create SERVICE_NAME TOPIC_NAME
\`\`\`
`,
};

function sectionsOf(route: string, md: string): Section[] {
  return md.split(/^## /m).map((text, index) => ({
    route,
    anchor: index === 0 ? '' : `section-${index}`,
    anchors: [],
    questions: [],
    pageTitle: /^# (.*)$/m.exec(md)?.[1] ?? '',
    headings: index === 0 ? [] : [(text.split('\n')[0] ?? '').replace(/ \{#.*/, '')],
    text,
    code: '',
    kind: 'howto',
    area: 'kafka',
    keywords: [],
  }));
}

const files = buildIndex(
  Object.entries(TWINS).flatMap(([route, md]) => sectionsOf(route, md)),
  {
    synonyms: [],
    products: {},
    ended: [],
    nameOf: (name, extension) => `${name}.${extension}`,
    shardBytes: 1e6,
  },
);
const engine = new Engine(JSON.parse(String(files[0]?.data)) as PagesFile, (name) => {
  const data = files.find((file) => file.name === name)?.data ?? '';
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return Promise.resolve(bytes.slice().buffer as ArrayBuffer);
});

async function ask(question: string) {
  // Rarity in two pages says nothing of rarity in hundreds: what is found counts as found.
  const given = await answer(
    question,
    undefined,
    async (query, options) => {
      const result = await engine.search(query, options);
      return {...result, pages: result.pages.map((page) => ({...page, score: page.score + 5}))};
    },
    (route) => Promise.resolve(TWINS[route] ?? ''),
  );
  if (!given.found) throw new Error(`refused: ${question}`);
  return {...given, text: given.short.map(({md}) => md)};
}

describe('an answer', () => {
  it('puts rows of one table under one head, and leaves out rows that do not fit as well', async () => {
    const {text} = await ask('How many connections does 4 GiB of memory allow?');
    expect(text[0]).toBe('| memory | connections |\n| --- | --- |\n| 4 GiB | 401 |');
  });

  it('quotes what fails only to those who ask why', async () => {
    const {text} = await ask('What limits connections?');
    expect(text.join('\n')).not.toContain('a leak');
    expect((await ask('Why are there too many connections?')).text.join('\n')).toContain('a leak');
  });

  it('does not end with a sentence that introduces what is not quoted', async () => {
    const {text} = await ask('What is a limit of connections?');
    expect(text[0]).toBe(
      'Every node has a limit of connections. It is set by memory. Plans differ in memory and in price.',
    );
  });

  it('shows the tab that was asked for, with what introduces its sample, and names the others', async () => {
    const {text, otherTabs} = await ask('How do I create a topic with the CLI?');
    expect(text).toEqual([
      'A topic holds records.',
      'Create the topic with its partitions:',
      '```bash\navn service topic-create SERVICE_NAME TOPIC_NAME\n```',
    ]);
    expect(otherTabs).toEqual(['Console']);
  });

  it('cites the page that search ranks first', async () => {
    const {citations} = await ask('create topic');
    expect(citations[0]).toEqual({title: 'Create a topic', url: '/docs/kafka/create-topic'});
  });
});
