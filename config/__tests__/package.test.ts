import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

type Names = Record<string, unknown>;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Names>;
const {dependencies = {}, devDependencies = {}, overrides = {}, '//pins': reasons = {}} = manifest;

const pinned = ({...packages}: Names): string[] =>
  Object.entries(packages).flatMap(([name, range]) => (/^[~^]/.test(String(range)) ? [] : [name]));

it('every pinned package and every override has its reason, and no reason is left over', () => {
  const names = new Set([
    ...pinned(dependencies),
    ...pinned(devDependencies),
    ...Object.keys(overrides),
  ]);
  expect(pinned({a: '1.2', b: '^1.2.0'})).toEqual(['a']);
  expect([...names].sort()).toEqual(Object.keys(reasons).sort());
  for (const reason of Object.values(reasons)) expect(String(reason).length).toBeGreaterThan(10);
});

it('commands of the site start Docusaurus as it comes', () => {
  expect(manifest['scripts']).toMatchObject({start: 'docusaurus start', build: 'docusaurus build'});
});
