import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {serve} from '../serve';

const dir = mkdtempSync(path.join(tmpdir(), 'bench-serve-'));
writeFileSync(path.join(dir, 'index.html'), '<p>old</p>');
afterAll(() => rmSync(dir, {recursive: true}));

it.each(['gzip', 'identity'])('changes the HTML of a page that is sent as %s', async (encoding) => {
  const {origin, close} = await serve(dir, (html) => html.replace('old', 'new'));
  const response = await fetch(origin, {headers: {'accept-encoding': encoding}});
  expect(await response.text()).toBe('<p>new</p>');
  expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
  await close();
});
