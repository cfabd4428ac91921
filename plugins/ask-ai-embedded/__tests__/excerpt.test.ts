import {describe, expect, it} from 'vitest';
import type {Candidate} from '../shared/choose';
import {excerptOf} from '../shared/excerpt';
import {type Chunk, inTab, readSections} from '../shared/page';

const chunk = (md: string, kind: Chunk['kind'] = 'text'): Chunk => ({kind, md, tab: ''});
const excerpt = (chunks: Chunk[], at: number, piece = 0) =>
  excerptOf({chunks, chunk: chunks[at]!, piece} as Candidate);
const table = (...rows: string[]) => chunk(['| a |', '| --- |', ...rows].join('\n'), 'table');
const words = (count: number, end = '.') => `${'Word '.repeat(count).trim()}${end}`;

describe('an excerpt', () => {
  it('begins where the section begins, if the answer is near', () => {
    expect(excerpt([chunk('One.'), chunk('Two.')], 1)).toEqual({md: 'One.\n\nTwo.', isCut: false});
  });

  it('begins where the answer is, if that is far', () => {
    const {md, isCut} = excerpt([chunk(words(90)), chunk(words(90)), chunk('The answer.')], 2);
    expect(md).toBe('The answer.');
    expect(isCut).toBe(true);
  });

  it('never begins with what leans on something that is not shown', () => {
    const {md} = excerpt([chunk(words(90)), chunk('A limit applies.'), chunk('It is 5.')], 2);
    expect(md).toBe('A limit applies.\n\nIt is 5.');
  });

  it('keeps what introduces a list, and drops what introduces nothing', () => {
    const list = chunk('- a\n- b', 'list');
    expect(excerpt([chunk(words(90)), chunk('Choose:'), list], 2).md).toBe('Choose:\n\n- a\n- b');
    expect(excerpt([list, chunk('Then run:'), chunk('```\nx\n```', 'code')], 0).md).toBe(
      '- a\n- b',
    );
  });

  it('keeps the code that follows an error message', () => {
    const error = chunk('```text\nconflict\n```', 'code');
    const code = chunk('```hcl\nimport {}\n```', 'code');
    const all = [chunk('Terraform refuses:'), error, chunk('Save this file.'), code];
    expect(excerpt(all, 2)).toEqual({md: all.map(({md}) => md).join('\n\n'), isCut: false});
  });

  it('shows a short last sentence with the steps before it', () => {
    const steps = chunk(`1. ${words(100)}`, 'steps');
    const check = 'To check, search for it.';
    expect(excerpt([chunk('One.'), steps, chunk(check)], 2).md).toBe(`${steps.md}\n\n${check}`);
  });

  it('has at most about 180 words of prose, and one block', () => {
    const {md, isCut} = excerpt([chunk(Array(5).fill(words(60)).join(' '))], 0);
    expect(md.split(' ')).toHaveLength(180);
    expect(isCut).toBe(true);
    const blocks = [chunk('```\na\n```', 'code'), chunk('```\nb\n```', 'code')];
    expect(excerpt(blocks, 0)).toEqual({md: '```\na\n```', isCut: true});
  });

  it('shows tables of up to eight rows whole, and of longer ones the row that answers', () => {
    const rows = (count: number) =>
      chunk(
        ['| a |', '| --- |', ...Array.from({length: count}, (_, i) => `| ${i} |`)].join('\n'),
        'table',
      );
    expect(excerpt([rows(8)], 0, 5).md.split('\n')).toHaveLength(10);
    expect(excerpt([rows(30)], 0, 17).md).toBe('| a |\n| --- |\n| 16 |\n| 17 |\n| 18 |\n| 19 |');
  });
});

describe('an excerpt with a block', () => {
  it('shows the row alone that says much more than the others', () => {
    const chunks = [table('| x |', '| y |')];
    const only = excerptOf({chunks, chunk: chunks[0]!, piece: 1, isAlone: true} as Candidate);
    expect(only).toEqual({md: '| a |\n| --- |\n| y |', isCut: true});
  });

  it('shows the message alone, in a list of messages', () => {
    const chunks = [chunk('- `x`: one\n- `y`: two', 'list'), chunk('- one\n- two', 'list')];
    const alone = (at: number) =>
      excerptOf({chunks: [chunks[at]!], chunk: chunks[at]!, piece: 1, isAlone: true} as Candidate);
    expect(alone(0).md).toBe('- `y`: two');
    expect(alone(1).md).toBe('- one\n- two');
  });

  it('begins with what introduces it, and with nothing before', () => {
    const chunks = [chunk('- a', 'list'), chunk('These are from here:'), chunk('- b', 'list')];
    expect(excerpt(chunks, 2).md).toBe('These are from here:\n\n- b');
  });

  it('goes on with what is said about it in a few words', () => {
    const code = chunk('```\nx\n```', 'code');
    expect(excerpt([code, chunk('Set it to 5.')], 0).md).toContain('Set it to 5.');
    expect(excerpt([code, chunk(words(60))], 0)).toEqual({md: code.md, isCut: true});
  });
});

describe('the sections of a page', () => {
  const md =
    '# T\n\nAbout it.\n\nSource: https://x/docs/t\n\nLead.\n\n## Do it {#do}\n\n**CLI:**\n\n1. One\n\n   ```bash\n   ls\n\n   ls\n   ```\n2. Two\n\n**API:**\n\nText.\n\n```mermaid\nflowchart\n```\n\n### More {#more}\n\n| a |\n| --- |\n| 1 |\n\n## Questions that this page answers\n\n**Why?** Because.\n';
  it('have chunks with their tabs, and neither diagrams nor questions', () => {
    expect(
      readSections(md).map(({anchor, headings, chunks}) => [
        anchor,
        headings,
        chunks.map(({kind, tab}) => `${kind}:${tab}`),
      ]),
    ).toEqual([
      ['', [], ['text:']],
      ['do', ['Do it'], ['steps:CLI', 'text:API']],
      ['more', ['Do it', 'More'], ['table:']],
    ]);
  });

  it('are shown in the tab that was asked for, or in the first', () => {
    const section = readSections(md)[1]!;
    expect(inTab(section, 'API').chunks.map(({kind}) => kind)).toEqual(['text']);
    expect(inTab(section, 'Terraform')).toMatchObject({chunks: [{kind: 'steps'}], others: ['API']});
  });
});
