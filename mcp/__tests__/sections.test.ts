import {describe, expect, it} from 'vitest';
import {snippetOf, textAt} from '../sections';

const PAGE = `# Parameters

About them.

Source: https://x/docs/p

They are **set** for a service.

## All {#all}

| name | default |
| --- | --- |
| [\`a.b\`](https://x/docs/p#param-a-b) Does this. | 1 |
| [\`c.d\`](https://x/docs/p#param-c-d) Does that. | 2 |
`;

describe('what stands at an anchor', () => {
  it('is a section, or a row of a table under the names of its columns', () => {
    expect(textAt(PAGE, 'all')).toMatch(/^## All/);
    expect(textAt(PAGE, 'param-c-d')).toBe(
      '| name | default |\n| --- | --- |\n| [`c.d`](https://x/docs/p#param-c-d) Does that. | 2 |',
    );
    expect(textAt(PAGE, 'param')).toBeUndefined();
  });
});

describe('a snippet', () => {
  it('is how a section begins, cut between words', () => {
    expect(snippetOf(PAGE, '')).toBe('About them. They are set for a service.');
    expect(snippetOf(PAGE, '', 20)).toBe('About them. They are …');
  });
});
