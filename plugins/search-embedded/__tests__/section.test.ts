import {expect, it} from 'vitest';
import {sectionText} from '../shared/section';

const REFERENCE = `# Parameters

Source: https://example.com/docs/parameters

## All {#all}

| Parameter | What it takes |
| --- | --- |
| [\`ip_filter[].network\`](https://example.com/docs/parameters#network) | \`^a$\\|^b$\`, up to **43** characters |
`;

it('reads a table of a Markdown export as its reader does, with names in brackets and with bars', () => {
  expect(sectionText(REFERENCE, 'all')).toBe(
    'Parameter · What it takes ip_filter[].network · ^a$|^b$, up to 43 characters',
  );
});
