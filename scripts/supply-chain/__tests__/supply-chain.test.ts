import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {judge, Justified} from '../audit';
import {installScripts, type Lock, unverified} from '../lock';
import {countRead, countUses, unpinned} from '../workflows';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = json('package-lock.json') as Lock;
const WORKFLOWS = '.github/workflows';
const COMMIT = '3d3c42e5aac5ba805825da76410c181273ba90b1';

describe('scripts that run when a package is installed', () => {
  it('are found, nested packages too, and each once', () => {
    const script = {hasInstallScript: true};
    expect(
      installScripts({
        packages: {
          '': {},
          'node_modules/@a/b': script,
          'node_modules/c/node_modules/d': script,
          'node_modules/d': script,
          'node_modules/e': {},
        },
      }),
    ).toEqual(['@a/b', 'd']);
  });

  it('are those of the written list, which has each with what it does', () => {
    const listed = json('scripts/supply-chain/install-scripts.json') as {
      package: string;
      script: string;
      needed: boolean;
    }[];
    expect(listed.map(({package: name}) => name)).toEqual(installScripts(lock));
    for (const {script} of listed) expect(script.length).toBeGreaterThan(20);
    // As long as none is needed, none runs.
    expect(listed.filter(({needed}) => needed)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('leave nothing undone: no script of ours stands before or after another', () => {
    const {scripts} = json('package.json') as {scripts: Record<string, string>};
    const hooks = Object.keys(scripts).filter((name) => {
      const [, base = ''] = /^(?:pre|post)(.+)$/.exec(name) ?? [];
      return base in scripts || ['install', 'pack', 'publish', 'version'].includes(base);
    });
    expect(hooks).toEqual([]);
  });
});

describe('packages', () => {
  const at = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz';
  it('come from the registry, with a digest', () => {
    expect(
      unverified({
        '': {},
        'node_modules/a': {resolved: at, integrity: 'sha512-x'},
        'node_modules/b': {resolved: at},
        'node_modules/c': {resolved: 'git+ssh://git@github.com/c/c.git#1', integrity: 'sha512-x'},
        'node_modules/d': {resolved: at, integrity: 'sha1-x'},
      }),
    ).toEqual(['b', 'c', 'd']);
  });

  it('of the site do', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1000);
    expect(unverified(lock.packages)).toEqual([]);
  });
});

describe('an action', () => {
  it.each([
    ['actions/checkout@v7', 'is not pinned'],
    ['actions/checkout@main # v7.0.1', 'is not pinned'],
    ['docker://alpine:3', 'is not pinned'],
    [`actions/checkout@${COMMIT}`, 'does not say its version'],
    [`actions/checkout@${COMMIT} # v7`, 'does not say its version'],
  ])('%s %s', (action, problem) => {
    expect(unpinned(`steps:\n  - uses: ${action}\n`, 'ci.yml')[0]).toMatch(
      new RegExp(`^ci\\.yml:2: .* ${problem}`),
    );
  });

  it.each([
    `  - uses: actions/checkout@${COMMIT} # v7.0.1`,
    `    uses: "actions/checkout@${COMMIT}" # v7.0.1`,
    '  - uses: ./.github/actions/install',
    `  - uses: docker://alpine@sha256:${'0'.repeat(64)}`,
  ])('is pinned in %s', (line) => {
    expect(unpinned(line, 'ci.yml')).toEqual([]);
    expect(countRead(line)).toBe(countUses(line));
  });

  it('is pinned in each workflow', () => {
    const files = readdirSync(WORKFLOWS).filter((file) => /\.ya?ml$/.test(file));
    const texts = files.map((file) => readFileSync(path.join(WORKFLOWS, file), 'utf8'));
    expect(texts.reduce((sum, text) => sum + countUses(text), 0)).toBeGreaterThan(0);
    expect(texts.map(countRead)).toEqual(texts.map(countUses));
    expect(texts.flatMap((text, index) => unpinned(text, files[index] ?? ''))).toEqual([]);
  });
});

describe('advisories', () => {
  const advisory = (id: string, name: string, severity: string) => ({
    name,
    title: 'Bad',
    url: `https://github.com/advisories/${id}`,
    severity,
  });
  const HIGH = 'GHSA-aaaa-bbbb-cccc';
  const LOW = 'GHSA-aaaa-bbbb-dddd';
  const report = (...via: unknown[]) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: {
        a: {name: 'a', nodes: ['node_modules/a'], via},
        b: {name: 'b', nodes: ['node_modules/b'], via: ['a']},
      },
    });
  const why = 'Runs at build time only, over our own pages';

  it('of high severity are refused, once; others are told', () => {
    expect(judge(report(advisory(HIGH, 'a', 'high'), advisory(LOW, 'a', 'low')), [])).toMatchObject(
      {refused: [{id: HIGH, package: 'a'}], known: [{id: LOW}], stale: []},
    );
  });

  it('that are justified pass, until no package has them', () => {
    const justified = [{id: HIGH, package: 'a', why}];
    expect(judge(report(advisory(HIGH, 'a', 'critical')), justified)).toMatchObject({
      refused: [],
      known: [{id: HIGH}],
      stale: [],
    });
    expect(judge(report(), justified)).toMatchObject({refused: [], known: [], stale: [HIGH]});
  });

  it('are not known where the registry has none, or there is no network', () => {
    expect(judge('{"message": "405 Method Not Allowed", "statusCode": 405}', [])).toEqual({
      skipped: '405 Method Not Allowed',
    });
    expect(judge('', [])).toMatchObject({skipped: expect.stringContaining('no answer') as string});
  });

  it('are never passed over because the report has another form', () => {
    expect(() => judge('{"auditReportVersion": 3}', [])).toThrow();
  });

  it('of the list have a reason', () => {
    expect(() => Justified.parse(json('scripts/supply-chain/advisories.json'))).not.toThrow();
    expect(() => Justified.parse([{id: HIGH, package: 'a', why: 'fine'}])).toThrow();
  });
});
