import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const client = new Client({name: 'test', version: '0.0.0'});
const textOf = (result: unknown): string =>
  (result as {content: {text: string}[]}).content.map(({text}) => text).join('');

describe('MCP server', () => {
  beforeAll(async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path.join(root, 'mcp/bin.mjs')],
      // A client starts it from where it is itself.
      cwd: os.tmpdir(),
    });
    await client.connect(transport);
  }, 60_000);
  afterAll(() => client.close());

  it('offers a search, answers and a reader', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'ask_docs', 'read_page']);
  });

  it('finds the page about kcat and reads it', async () => {
    const found = JSON.parse(
      textOf(await client.callTool({name: 'search_docs', arguments: {query: 'produce with kcat'}})),
    ) as {results: {path: string}[]};
    expect(found.results[0]?.path).toBe('/docs/products/kafka/howto/kcat');
    const page = textOf(
      await client.callTool({name: 'read_page', arguments: {path: found.results[0]?.path}}),
    );
    expect(page).toContain('# Produce and consume with kcat');
    expect(page).toContain('```bash');
  });

  it('says how a result begins, and reads every anchor that it names', async () => {
    const found = JSON.parse(
      textOf(await client.callTool({name: 'search_docs', arguments: {query: 'kafka retention'}})),
    ) as {results: {path: string; text: string; sections: {anchor: string; text: string}[]}[]};
    const sections = found.results.flatMap(({path: page, sections: own}) =>
      own.map((section) => ({page, ...section})),
    );
    expect(sections.length).toBeGreaterThan(3);
    for (const {page, anchor} of sections) {
      const read = await client.callTool({name: 'read_page', arguments: {path: page, anchor}});
      expect(read.isError, `${page}#${anchor}`).toBeFalsy();
    }
    expect(found.results[0]?.text.length).toBeGreaterThan(40);
  });

  it('names the areas when one is not', async () => {
    const result = await client.callTool({
      name: 'search_docs',
      arguments: {query: 'topic', area: 'kafak'},
    });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(/There is no area kafak\. There are: .*kafka/);
  });

  it('answers with what an author wrote, and with the address of the section', async () => {
    const ask = async (question: string) =>
      textOf(await client.callTool({name: 'ask_docs', arguments: {question}}));
    expect(await ask('How many Flink applications can run at the same time?')).toMatch(
      /^\*\*How many .*\?\*\* At most 4\.[\s\S]*Source: \[.*\]\(.*\/docs\/products\/flink#/,
    );
    expect(await ask('How do I bake bread?')).toContain('no sure answer');
    expect(await ask('my card 4111 1111 1111 1111 is refused')).toContain('Ask without it');
  });

  it('reads one section', async () => {
    const text = textOf(
      await client.callTool({
        name: 'read_page',
        arguments: {path: '/docs/products/kafka/howto/kcat#produce'},
      }),
    );
    expect(text).toMatch(/^## Produce/);
    expect(text).not.toContain('## Consume');
  });

  it('says which sections there are when one is not', async () => {
    const result = await client.callTool({
      name: 'read_page',
      arguments: {path: '/docs/products/kafka/howto/kcat', anchor: 'nothing'},
    });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('produce, consume');
  });

  it('does not read outside of the pages', async () => {
    const result = await client.callTool({
      name: 'read_page',
      arguments: {path: '/docs/../../package.json'},
    });
    expect(result.isError).toBe(true);
  });
});
