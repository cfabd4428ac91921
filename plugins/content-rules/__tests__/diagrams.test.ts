import {describe, expect, it} from 'vitest';
import {fileOf} from '../../diagrams/public';
import {diagrams} from '../rules/diagrams';
import {found, page} from './site-of';

const SOURCE = 'flowchart LR\n  A[Producer] --> B[Topic]';
const FENCE = `\`\`\`mermaid\n${SOURCE}\n\`\`\``;
const DRAWN = {[fileOf(SOURCE)]: '<svg/>'};

describe('diagrams', () => {
  it('finds nothing where each diagram is drawn, in pages, steps and partials', async () => {
    const files = {
      'docs/a.md': page(FENCE),
      'docs/b.md': page(`1. Look:\n\n   ${FENCE.replaceAll('\n', '\n   ')}`),
      'docs/_c.mdx': FENCE,
    };
    expect(await found(diagrams, {...files, ...DRAWN})).toEqual([]);
  });

  it('finds a diagram that was never drawn, in pages and partials', async () => {
    const files = {'docs/a.md': page(FENCE), 'docs/_c.mdx': `Text.\n\n${FENCE}`};
    expect(await found(diagrams, files)).toEqual([
      'docs/_c.mdx:3:1 diagrams/missing',
      'docs/a.md:6:1 diagrams/missing',
    ]);
  });

  it('finds a diagram that has changed since, and the drawing of what it was', async () => {
    const files = {'docs/a.md': page(FENCE.replace('Topic', 'Queue'))};
    expect(await found(diagrams, {...files, ...DRAWN})).toEqual([
      'docs/a.md:6:1 diagrams/missing',
      `${fileOf(SOURCE)}:1:1 diagrams/unused`,
    ]);
  });

  it('finds a diagram that scrolls on a desktop', async () => {
    const drawn = (width: number) => ({[fileOf(SOURCE)]: `<svg width="${width}" height="9"/>`});
    const files = {'docs/a.md': page(FENCE)};
    expect(await found(diagrams, {...files, ...drawn(877)})).toEqual([]);
    expect(await found(diagrams, {...files, ...drawn(878)})).toEqual([
      'docs/a.md:6:1 diagrams/wide',
    ]);
  });

  it('finds a drawing that no page has', async () => {
    expect(await found(diagrams, {'docs/a.md': page('Text.'), ...DRAWN})).toEqual([
      `${fileOf(SOURCE)}:1:1 diagrams/unused`,
    ]);
  });
});
