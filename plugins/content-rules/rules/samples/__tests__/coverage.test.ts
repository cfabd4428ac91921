import {expect, it} from 'vitest';
import {noCounts, type Counts} from '../counts';
import {coverageTable} from '../coverage';

it('prints a line for each area, the sum, and the languages', () => {
  const areas = new Map<string, Counts>([
    [
      'kafka',
      {
        ...noCounts(),
        samples: 3,
        uses: {...noCounts().uses, avn: 2},
        languages: {bash: 2, json: 1},
      },
    ],
    ['mysql', {...noCounts(), samples: 1, skipped: 1, languages: {sql: 1}}],
  ]);
  expect(coverageTable(areas)).toMatchInlineSnapshot(`
    "area   samples  skipped  avn  curl  API  Terraform  manifests  connectors
    kafka        3        0    2     0    0          0          0           0
    mysql        1        1    0     0    0          0          0           0
    all          4        1    2     0    0          0          0           0

    Languages: bash 2, json 1, sql 1
    "
  `);
});
