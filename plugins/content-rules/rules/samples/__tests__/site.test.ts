import {describe, expect, it} from 'vitest';
import {parse} from '../../../../shared/markdown/parse';
import type {Document} from '../../../content';
import {reportSamples} from '../index';

const page = (source: string, file = 'docs/products/postgresql/howto/page.md'): Document => ({
  ...parse(source),
  file,
  source,
  area: 'postgresql',
  isPartial: false,
});
const report = async (...documents: Document[]): Promise<string[]> =>
  (await reportSamples({siteDir: process.cwd(), documents})).problems.map(
    ({file, line, column, rule}) => `${file.split('/').pop() ?? ''}:${line}:${column} ${rule}`,
  );

describe('samples of a site', () => {
  it('are reported at the line and column of the page, in list items too', async () => {
    const source =
      '---\ntitle: A\n---\n\n1. Step\n\n   ```bash\n   ls\n   avn service lst\n   ```\n\nSee `avn servce list`.\n';
    expect(await report(page(source))).toEqual([
      'page.md:9:16 samples/avn',
      'page.md:12:10 samples/avn',
    ]);
  });

  it('know what other samples of the page define', async () => {
    const define =
      '```hcl\nresource "aiven_pg" "main" {\n  project      = var.project_name\n  service_name = "SERVICE_NAME"\n  plan         = "PLAN_NAME"\n}\n```\n\n';
    const use = '```hcl\noutput "host" {\n  value = aiven_pg.main.service_host\n}\n```\n';
    expect(await report(page(define + use, 'docs/a.md'))).toEqual([]);
    expect(await report(page(use, 'docs/b.md'))).toEqual(['b.md:3:11 samples/terraform']);
  });

  it('are looked at again when the page changed, and remembered when it did not', async () => {
    const wrong = page('```json\n{"a": 1,}\n```\n', 'docs/c.md');
    expect(await report(wrong)).toEqual(['c.md:2:9 samples/syntax']);
    expect(await report(wrong)).toEqual(['c.md:2:9 samples/syntax']);
    expect(await report(page('```json\n{"a": 1}\n```\n', 'docs/c.md'))).toEqual([]);
  });

  it('are counted by area', async () => {
    const {areas} = await reportSamples({
      siteDir: process.cwd(),
      documents: [page('```bash\navn service list\n```\n\n```text\na\n```\n', 'docs/d.md')],
    });
    expect(areas.get('postgresql')).toMatchObject({
      samples: 2,
      uses: {avn: 1, api: 0},
      skipped: 0,
      languages: {bash: 1, text: 1},
    });
  });
});
