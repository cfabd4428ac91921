import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CHROMIUM_FLAGS, chromiumPath} from '../../shared/chromium';
import {openDrawing} from '../draw/index';
import {hashOf} from '../settings';

let browser: Browser;
let draw: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => {
  browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
  draw = await openDrawing(browser);
});
afterAll(() => browser.close());

const DIAGRAMS = {
  flowchart:
    'flowchart LR\n  A[Producer] -->|writes| B[(Topic)]\n  subgraph S[Group]\n    C{Ready?}\n  end\n  B --> C',
  sequence:
    'sequenceDiagram\n  autonumber\n  participant A as Client\n  A->>B: ask\n  activate B\n  Note over A: waits\n  alt found\n    B-->>A: answer\n  else gone\n    B--xA: error\n  end\n  deactivate B',
  state: 'stateDiagram-v2\n  [*] --> Running\n  Running --> [*]: stop',
  class: 'classDiagram\n  Service <|-- Kafka\n  Service : +name',
  er: 'erDiagram\n  SERVICE ||--o{ TOPIC : has',
};

describe('a drawing', () => {
  it.each(Object.entries(DIAGRAMS))(
    'of a %s has no color of its own, and says what it shows',
    async (_, source) => {
      const svg = await draw(source);
      expect(svg).toBeTypeOf('string');
      expect(svg).toMatch(/var\(--docs-ink\)/);
      expect(svg).not.toMatch(/rgb|hsl|(?:fill|stroke)="#/);
      expect(svg).not.toMatch(/<style|\s(?:style|class)=/);
      expect(svg).toMatch(/role="img" aria-label="Diagram: \w/);
      expect(svg).toContain(`data-diagram="${source.split('\n')[0]}`);
      const ids = [...String(svg).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.every((id) => id?.startsWith(`d${hashOf(source)}`))).toBe(true);
      for (const [, used] of String(svg).matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
      expect(Buffer.byteLength(String(svg))).toBeLessThan(12_000);
    },
  );

  it('is told by its accessible title where it has one', async () => {
    expect(
      await draw('flowchart LR\n  accTitle: Copying\n  accDescr: From A to B\n  A --> B'),
    ).toContain('aria-label="Copying. From A to B"');
  });

  it('has the titles of groups over what crosses them, from their beginning', async () => {
    const svg = String(await draw('flowchart TB\n  A --> B\n  subgraph G[One]\n    B\n  end'));
    const [before = '', title = ''] = svg.split(
      /(?=<g transform="translate\([^"]*"><text[^>]*><tspan[^>]*>(?:<tspan[^>]*>)?One)/,
    );
    expect(before).toContain('marker-end=');
    expect(title).toMatch(/text-anchor="start" paint-order="stroke"/);
    const left = Number(/<rect x="([^"]+)"/.exec(svg)?.[1]);
    expect(Number(/translate\(([^,]+)/.exec(title)?.[1])).toBeCloseTo(left + 12, 0);
  });

  it('keeps long words whole', async () => {
    const word = 'a_name_that_is_far_longer_than_a_line_of_a_label';
    expect(await draw(`flowchart LR\n  A[${word}] --> B`)).toContain(`>${word}<`);
  });

  it('is refused with a color of its own', async () => {
    const svg = await draw('flowchart LR\n  A --> B\n  style A stroke:#ff0000');
    expect(svg).toBeInstanceOf(Error);
    expect(String(svg)).toMatch(/rgb\(255, 0, 0\), which would not follow the color mode/);
  });

  it('is refused with what Mermaid cannot read', async () => {
    expect(String(await draw('flowchart LR\n  A[ --> B'))).toMatch(/Parse error on line \d/);
  });
});
