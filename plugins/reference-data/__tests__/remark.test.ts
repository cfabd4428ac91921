import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {remarkReferenceData} from '../remark';

const docs = mkdtempSync(path.join(tmpdir(), 'docs-'));

/** The tree of a page after the plugin; the page is parsed without its front matter, as Docusaurus does. */
function transform(page: string, body: string, front = ''): Root {
  const at = path.join(docs, page);
  mkdirSync(path.dirname(at), {recursive: true});
  writeFileSync(at, front + body);
  const file = new VFile({path: at, value: body});
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkReferenceData({docs})(tree, file);
  return tree;
}

describe('a table of facts', () => {
  test('becomes the host component, which is imported once', () => {
    const tree = transform(
      'page.md',
      '## A\n\n<ConfigTable service="pg" />\n\n<VersionsTable />\n',
    );
    expect(tree.children.map(({type}) => type)).toEqual([
      'mdxjsEsm',
      'heading',
      'mdxJsxFlowElement',
      'mdxJsxFlowElement',
    ]);
    expect(tree.children[2]).toMatchObject({
      name: 'ReferenceTable',
      attributes: [
        {name: 'component', value: 'ConfigTable'},
        {name: 'props', value: '{"service":"pg"}'},
      ],
    });
  });

  test('is found inside other components', () => {
    const tree = transform('tabs.md', '<Tabs>\n\n<CloudsTable />\n\n</Tabs>\n');
    expect(JSON.stringify(tree)).toContain('"value":"CloudsTable"');
  });

  test('is refused with the line of the page when its name of a service is wrong', () => {
    const write = () =>
      transform(
        'wrong.md',
        'Text.\n\n<ConfigTable service="kafak" />\n',
        '---\ntitle: A\ndescription: B\n---\n',
      );
    expect(write).toThrow(
      /wrong\.md:7:1\n- <ConfigTable service="kafak">: there is no such service \(did you mean kafka\?\)/,
    );
  });

  test('is refused when a table above has rows of the same name', () => {
    const write = () =>
      transform(
        'twice.md',
        '<CliReference command="vpc" />\n\n<CliReference command="vpc create" />\n',
      );
    expect(write).toThrow(
      /twice\.md:3:1\n- <CliReference> repeats the row cli-vpc-create of a table above \(show it once, or on a page of its own\)/,
    );
  });

  test('is refused when an attribute is an expression', () => {
    expect(() => transform('expression.md', '<ConfigTable service={name} />\n')).toThrow(
      'takes attributes as plain strings (write name="value")',
    );
  });
});

test('a page without tables stays as it is', () => {
  expect(
    transform('products/kafka.md', 'Text with `code`.\n').children.map(({type}) => type),
  ).toEqual(['paragraph']);
});

describe('a page of an ended service', () => {
  const notice = (page: string, body = 'Text.\n') =>
    JSON.stringify(transform(page, body).children[0]);

  test('begins with when it ended, what became of services, and where to go', () => {
    writeFileSync(path.join(docs, 'products/valkey.md'), '');
    const found = notice('products/dragonfly/howto/connect-go.md');
    expect(found).toContain('Aiven for Dragonfly ended on September 30, 2026');
    expect(found).toContain(
      'No service could be created after June 17, 2026. Running services were powered off and deleted with their data.',
    );
    expect(found).toContain(
      '{"type":"link","url":"/products/valkey.md","children":[{"type":"text","value":"Aiven for Valkey™"}]}',
    );
  });

  test('names the replacement without a link while that page does not exist', () => {
    const found = notice('products/alloydbomni.md');
    expect(found).toContain('Aiven for PostgreSQL®');
    expect(found).not.toContain('"link"');
  });

  test('names no replacement when there is none', () => {
    expect(notice('products/cassandra/get-started.md')).not.toContain('To move on');
  });

  test('has the notice below its imports, and a partial has none', () => {
    const tree = transform('products/caching/page.md', "import A from './_a.mdx';\n\nText.\n");
    expect(tree.children.map(({type}) => type)).toEqual([
      'mdxjsEsm',
      'containerDirective',
      'paragraph',
    ]);
    expect(transform('products/caching/_a.mdx', 'Text.\n').children).toHaveLength(1);
  });

  test('is not one whose path only begins with the same letters', () => {
    expect(transform('products/caching-guide.md', 'Text.\n').children).toHaveLength(1);
  });
});
