import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {withoutPageData} from '../page-data';

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
