import {describe, expect, it} from 'vitest';
import {inContext, readQuestion} from '../shared/question';
import {readSections} from '../shared/twin';

describe('questions', () => {
  it.each([
    ['How do I create a topic with Terraform?', 'steps', 'Terraform'],
    ['What is Karapace?', 'definition', undefined],
    ['What is the default retention?', 'fact', undefined],
    ['Can I rename a service?', 'fact', undefined],
    ['Why is my connection refused?', 'trouble', undefined],
  ])('%s asks for %s', (text, intent, tool) => {
    expect(readQuestion(text)).toMatchObject({intent, tool});
  });
  it('takes the context of the question before, with the tool that is named now', () => {
    expect(inContext('And with the CLI?', 'How do I create a topic with Terraform?')).toBe(
      'How do I create a topic with   And with the CLI?',
    );
    expect(
      inContext(
        'How do I invite users to my organization as an administrator?',
        'What is Karapace?',
      ),
    ).not.toContain('Karapace');
  });
});

describe('twins', () => {
  it('come in sections and chunks, with tabs, and without diagrams', () => {
    const md =
      '# T\n\nAbout it.\n\nSource: https://x/docs/t\n\nLead.\n\n## Do it {#do}\n\n**CLI:**\n\n1. One\n\n   ```bash\n   ls\n\n   ls\n   ```\n2. Two\n\n```mermaid\nflowchart\n```\n\n### More {#more}\n\n| a |\n| --- |\n| 1 |\n';
    expect(
      readSections(md).map(({anchor, headings, chunks}) => [
        anchor,
        headings,
        chunks.map(({kind, tab}) => `${kind}:${tab}`),
      ]),
    ).toEqual([
      ['', [], ['about:', 'text:']],
      ['do', ['Do it'], ['steps:CLI']],
      ['more', ['Do it', 'More'], ['table:']],
    ]);
  });
});
