import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readSetup} from '../setup';

const site = mkdtempSync(path.join(tmpdir(), 'setup-'));
const read = (page: string) => readSetup(site, page, 'tests/mysql');

describe('the setup of a page', () => {
  beforeAll(() => {
    mkdirSync(path.join(site, 'tests/mysql'), {recursive: true});
    const save = (name: string, text: string) =>
      writeFileSync(path.join(site, 'tests/mysql', name), text);
    save('_orders.sql', 'CREATE TABLE orders (id int);\n');
    save('disk.sql', 'CREATE DATABASE shop;\n-- use: orders\nDROP TABLE orders;\n');
    save('wrong.sql', 'SELECT 1;\n-- use: order\n');
  });
  afterAll(() => rmSync(site, {recursive: true}));

  it('has what it uses in the place of the line', () => {
    expect(read('tests/mysql/disk.sql').text).toBe(
      'CREATE DATABASE shop;\nCREATE TABLE orders (id int);\nDROP TABLE orders;\n',
    );
  });

  it('is empty where a page has none', () => {
    expect(read('tests/mysql/none.sql')).toEqual({file: 'tests/mysql/none.sql', text: ''});
  });

  it('says at which line it uses what is not there', () => {
    expect(() => read('tests/mysql/wrong.sql')).toThrow(
      'tests/mysql/wrong.sql:2: there is no tests/mysql/_order.sql.',
    );
  });
});
