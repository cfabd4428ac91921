import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkCouplings} from '../check';
import coupling from '../index';
import {folderOf, versionOf} from '../../shared/installed';
import {COUPLINGS} from '../list';

const TABLE = readFileSync(path.resolve(__dirname, '../../COUPLING.md'), 'utf8');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'coupling-'));
});
afterEach(() => rmSync(root, {recursive: true}));

/** Copies a file of an installed package, changed. */
function patch(name: string, file: string, change: (text: string) => string): void {
  const copy = path.join(folderOf(name, root), file);
  mkdirSync(path.dirname(copy), {recursive: true});
  writeFileSync(copy, change(readFileSync(path.join(folderOf(name), file), 'utf8')));
}

describe('expectations of installed packages', () => {
  it('are met by those that are installed', () => {
    expect(COUPLINGS.length).toBeGreaterThan(5);
    expect(() => checkCouplings()).not.toThrow();
    expect(coupling({siteDir: process.cwd()} as LoadContext).name).toBe('coupling');
  });

  const cases = COUPLINGS.flatMap((one) =>
    one.reads.map(([file, text]) => ({one, file, text, title: `${one.package}/${file}: ${text}`})),
  );
  it.each(cases)('stop the build when the package changes: $title', ({one, file, text}) => {
    const keep = (whole: string) => whole;
    for (const name of ['package.json', ...one.reads.map(([other]) => other)])
      patch(one.package, name, keep);
    expect(() => checkCouplings([one], root)).not.toThrow();
    patch(one.package, file, (whole) => whole.split(text).join(''));
    const sentence = `${one.package} ${versionOf(one.package)} is expected to ${one.expected}, and does not. Change ${one.file}, and its row in plugins/COUPLING.md.`;
    expect(() => checkCouplings([one], root)).toThrow(sentence);
    rmSync(path.join(folderOf(one.package, root), file));
    expect(() => checkCouplings([one], root)).toThrow(sentence);
  });

  it('are all told in one error', () => {
    const two = COUPLINGS.filter(({package: name}) => name === '@docusaurus/core').slice(0, 2);
    patch('@docusaurus/core', 'package.json', (text) => text);
    expect(() => checkCouplings(two, root)).toThrow(/^coupling: 2 expectation\(s\)/);
  });
});

describe('plugins/COUPLING.md', () => {
  const rows = TABLE.split('\n')
    .filter((line) => /^\| (?:`|@)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has a row for each expectation that the list has', () => {
    const missing = COUPLINGS.filter(
      (one) =>
        !rows.some(([, name, , file]) => name?.includes(one.package) && file?.includes(one.file)),
    );
    expect(missing.map(({package: name, file}) => `${name}: ${file}`)).toEqual([]);
  });

  it('names files that are there, and a check for each', () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const [, name, , files = '', , checks = ''] of rows) {
      for (const cell of [files, checks]) {
        const named = [...cell.matchAll(/`([\w./-]+\.(?:tsx?|js|css))`/g)].map(
          ([, file = '']) => file,
        );
        expect(named.length, `${name} has no file in "${cell}"`).toBeGreaterThan(0);
        for (const file of named) expect(existsSync(file), file).toBe(true);
      }
    }
  });
});
