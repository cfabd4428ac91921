import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {inPlainText, preprocessor, withoutPageData} from '../page-data';

it('keeps questions and sources from Docusaurus, and nothing else', async () => {
  const fileContent = '---\ntitle: A\nquestions: [{q: B?, a: C}]\nsources: [d@1.0]\n---\n\nText.\n';
  const parse = withoutPageData(DEFAULT_PARSE_FRONT_MATTER as never);
  const read = await parse({
    filePath: 'a.md',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(read.frontMatter).toEqual({title: 'A'});
  expect(read.content).toBe('Text.');
});

it('gives Docusaurus pages of Windows as any other', async () => {
  const fileContent = '\uFEFF---\r\ntitle: A\r\n---\r\n\r\nText.\r\n';
  const parse = inPlainText(DEFAULT_PARSE_FRONT_MATTER as never);
  const read = await parse({
    filePath: 'a.md',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(read).toMatchObject({frontMatter: {title: 'A'}, content: 'Text.'});
  expect(preprocessor({filePath: 'a.md', fileContent})).toBe('---\ntitle: A\n---\n\nText.\n');
});
