import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleFacts} from '../../content-rules/public';
import {factFiles} from '../../shared/facts/site';
import type {Placeholder} from '../../shared/facts/types';
import {parse} from '../../shared/markdown/parse';
import {readMeta} from '../../shared/markdown/meta';
import {summarize, toolOf, toolsOf} from '../checked';
import {collectPlaceholders} from '../collect';
import {createParseFrontMatter, remarkChecked, type PageSamples} from '../index';

const entry = (name: string, type = 'name'): [string, Placeholder] => [
  name,
  {name, description: name, example: 'x', type},
];
const dictionary = new Map([
  entry('SERVICE_NAME'),
  entry('PROJECT_NAME'),
  entry('HOST', 'host'),
  entry('SERVICE_PASSWORD', 'secret'),
]);
const fencesOf = (source: string) => parse(source).fences;
const names = (source: string): string[] =>
  collectPlaceholders(fencesOf(source), dictionary).map(({name}) => name);
const facts = sampleFacts(process.cwd());
const tools = toolsOf(factFiles());

describe('placeholders of a page', () => {
  it('are those of its samples, in the order of their first use, each once', () => {
    expect(
      names(
        'PROJECT_NAME\n\n```bash\navn service get SERVICE_NAME --project PROJECT_NAME\n```\n\n```json\n{"a": "SERVICE_NAME"}\n```\n',
      ),
    ).toEqual(['SERVICE_NAME', 'PROJECT_NAME']);
  });

  it('are found in fences of list items and of other lengths', () => {
    expect(names('1. Step\n\n   ````text\n   SERVICE_NAME\n   ````\n')).toEqual(['SERVICE_NAME']);
  });

  it('are not titles of columns in output', () => {
    const table = 'SERVICE_NAME  HOST\n============  ====\norders        PROJECT_NAME\n';
    expect(names(`\`\`\`text\n${table}\`\`\`\n`)).toEqual(['PROJECT_NAME']);
    expect(names('```text\nHOST:SERVICE_NAME\n```\n')).toEqual(['HOST', 'SERVICE_NAME']);
    expect(names('```bash\nSERVICE_NAME  HOST\n```\n')).toEqual(['SERVICE_NAME', 'HOST']);
  });

  it('are not variables that the samples set or read', () => {
    expect(names('```bash\nHOST=a\necho "$HOST" HOST\n```\n')).toEqual([]);
    expect(names('```python\nos.environ["SERVICE_PASSWORD"]\n```\n')).toEqual([]);
    expect(names('```bash\necho MY_SERVICE_NAME SERVICE_NAMES\n```\n')).toEqual([]);
  });
});

describe('what samples were checked with', () => {
  const tool = async (lang: string, value: string, meta = ''): Promise<string | undefined> =>
    (await toolOf({lang, meta: readMeta(meta), value}, facts, tools))?.label;

  it('is the tool whose interface the sample uses', async () => {
    expect(await tool('bash', 'x | avn service list')).toMatch(/^avn \d+\.\d+$/);
    expect(await tool('hcl', 'resource "aiven_pg" "a" {}')).toMatch(
      /^Terraform provider \d+\.\d+$/,
    );
    expect(await tool('yaml', 'apiVersion: aiven.io/v1alpha1\nkind: Project')).toMatch(
      /^Aiven Operator \d+\.\d+$/,
    );
    expect(await tool('bash', 'curl https://api.aiven.io/v1/me')).toBe('the API');
    expect(await tool('json', '{"connector.class": "a"}')).toBe('the connector list');
  });

  it('is nothing for other samples, and for those that opt out', async () => {
    expect(await tool('bash', 'ls')).toBeUndefined();
    expect(await tool('bash', 'avn service list', 'verify="skip: a fragment"')).toBeUndefined();
    expect(await tool('hcl', 'resource "aws_vpc" "a" {}')).toBeUndefined();
  });

  it('is summed up for the page', async () => {
    const fences = fencesOf(
      '```bash\navn a\n```\n```bash\navn b\n```\n```hcl\nresource "aiven_pg" "a" {}\n```\n```sql\nSELECT 1\n```\n```text\nx\n```\n',
    );
    expect(await summarize(fences, facts, tools)).toEqual({
      count: 4,
      tools: [tools.avn.label, tools.terraform.label],
      date: tools.avn.date,
    });
    expect(await summarize(fencesOf('```text\nx\n```\n'), facts, tools)).toBeUndefined();
  });
});

describe('the build', () => {
  const parse = createParseFrontMatter(process.cwd());
  const samplesOf = async (
    filePath: string,
    fileContent: string,
  ): Promise<PageSamples | undefined> => {
    const {frontMatter} = await parse({
      filePath,
      fileContent,
      defaultParseFrontMatter: async () => ({frontMatter: {title: 'A'}, content: fileContent}),
    });
    return frontMatter.samples as PageSamples | undefined;
  };

  it('gives a page its placeholders, those of its partials too', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
    writeFileSync(path.join(folder, '_connect.mdx'), '```text\nSERVICE_NAME\n```\n');
    const samples = await samplesOf(
      path.join(folder, 'page.md'),
      "import Connect from './_connect.mdx';\n\n```bash\navn project get PROJECT_NAME\n```\n",
    );
    expect(samples?.placeholders.map(({name}) => name)).toEqual(['PROJECT_NAME', 'SERVICE_NAME']);
    expect(samples?.summary?.count).toBe(1);
  });

  it('leaves a page without samples, and partials, as they are', async () => {
    expect(await samplesOf('/site/page.md', 'Text.')).toBeUndefined();
    expect(
      await samplesOf('/site/_part.mdx', '```bash\navn a SERVICE_NAME\n```\n'),
    ).toBeUndefined();
  });

  it('marks fences that were checked with a tool', async () => {
    const tree = {
      type: 'root',
      children: [
        {type: 'code', lang: 'bash', meta: 'title="a.sh"', value: 'avn service list'},
        {type: 'code', lang: 'bash', meta: null, value: 'ls'},
      ],
    };
    await remarkChecked({siteDir: process.cwd()})(tree);
    expect(tree.children.map(({meta}) => meta)).toEqual([
      `title="a.sh" checked="${tools.avn.label}"`,
      null,
    ]);
  });
});
