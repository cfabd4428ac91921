import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {readArguments} from '../arguments';
import {plugin} from '../build/index';
import {changedFiles, main} from '../cli';
import {refusal, titleOf} from '../new/cli';
import {template} from '../new/templates';
import {inSentence} from '../problem';
import {parse} from '../../shared/markdown/parse';
import {KINDS} from '../content/types';
import {redirectPage, redirectsFile, writeRedirects} from '../redirects';
import {github} from '../reporters/github';
import {elsewhereText, terminal} from '../reporters/terminal';
import {siteOf} from './site-of';

const PROBLEM = {
  file: 'docs/a.md',
  line: 3,
  column: 7,
  rule: 'links/missing-page',
  message: 'There is no page /b.md.',
  hint: 'Did you mean `/c.md`?',
};

describe('reporters', () => {
  it('groups by file on a terminal', () => {
    expect(terminal([PROBLEM, {...PROBLEM, line: 9}], '2 pages', false)).toMatchInlineSnapshot(`
      "
      docs/a.md
        docs/a.md:3:7 links/missing-page There is no page /b.md.
          → Did you mean \`/c.md\`?
        docs/a.md:9:7 links/missing-page There is no page /b.md.
          → Did you mean \`/c.md\`?

      content-rules: 2 problems in 1 file; checked 2 pages"
    `);
    expect(terminal([PROBLEM], '2 pages', true)).toContain('\u001B[');
  });

  it('escapes what GitHub would read as its own', () => {
    expect(github([{...PROBLEM, file: 'a,b:c.md', message: '100 %'}])).toBe(
      '::error file=a%2Cb%3Ac.md,line=3,col=7,title=links/missing-page::100 %25%0ADid you mean `/c.md`?',
    );
  });
});

describe('messages', () => {
  const said = (message: string): string =>
    inSentence({file: 'a.md', line: 1, column: 1, rule: 'a/b', message, hint: ''}).message;
  it.each([
    ['the key `a` is unknown', 'The key `a` is unknown.'],
    ['avn has no `a` (did you mean `b`?)', 'avn has no `a` (did you mean `b`?).'],
    ['There is no page.', 'There is no page.'],
    ['`a` is not a word', '`a` is not a word.'],
  ])('are sentences: %s', (message, sentence) => {
    expect(said(message)).toBe(sentence);
  });
});

describe('npm run check', () => {
  it('reads paths and options', () => {
    expect(readArguments(['docs/a.md', '--json', '--changed'], '/site')).toMatchObject({
      paths: ['docs/a.md'],
      json: true,
      changed: true,
      site: '/site',
    });
    expect(readArguments(['--mend'], '/site')).toBe("Unknown option '--mend'");
  });

  it('has status 2 for bad usage', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await main(['--nonsense'])).toBe(2);
    expect(
      await main(['--site', (await siteOf({'docs/a.md': 'Text.\n'})).siteDir, 'docs/none.md']),
    ).toBe(2);
    expect(error.mock.calls.flat().join('\n')).toContain('there is no file or folder docs/none.md');
    error.mockRestore();
  });
});

describe('a change that breaks other pages', () => {
  it('is said of with the first few', () => {
    expect(elsewhereText([PROBLEM])).toContain(
      '1 problem in other files\n  docs/a.md:3:7 links/missing-page There is no page /b.md.\n  →',
    );
    expect(elsewhereText(Array.from({length: 9}, () => PROBLEM))).toContain('…');
  });

  it('fails the check of one page', async () => {
    const {siteDir} = await siteOf({
      'docs/a.md': 'Text.\n',
      'docs/b.md': 'Read [more](/c.md).\n',
    });
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const status = await main(['--site', siteDir, '--json', 'docs/a.md']);
    const {problems, elsewhere} = JSON.parse(log.mock.calls.flat().join('')) as {
      problems: {file: string}[];
      elsewhere: {file: string; rule: string}[];
    };
    log.mockRestore();
    expect(status).toBe(1);
    expect(problems.every(({file}) => file === 'docs/a.md')).toBe(true);
    expect(elsewhere.map(({file, rule}) => `${file} ${rule}`)).toContain(
      'docs/b.md links/missing-page',
    );
  });

  it('is found in the commits of a branch as well', async () => {
    const {siteDir} = await siteOf({'docs/a.md': 'A.\n', 'docs/b.md': 'B.\n', 'docs/c.md': 'C.\n'});
    const git = (...words: string[]): void => {
      const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
      execFileSync('git', ['-C', siteDir, ...who, ...words]);
    };
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'First');
    git('checkout', '-qb', 'branch');
    writeFileSync(path.join(siteDir, 'docs/b.md'), 'Other.\n');
    git('commit', '-qam', 'Second');
    writeFileSync(path.join(siteDir, 'docs/d.md'), 'New.\n');
    expect(changedFiles(siteDir)).toEqual(['docs/b.md', 'docs/d.md']);
  });
});

describe('docusaurus build', () => {
  it('prints what is wrong with the content, and no stack', async () => {
    const {siteDir} = await siteOf({
      'docs/a.md': 'Read [more](/c.md).\n',
      'docusaurus.config.ts': '',
    });
    const error: unknown = await plugin({siteDir, siteConfig: {}} as LoadContext).catch(
      (cause: unknown) => cause,
    );
    expect(inspect(error)).toContain('links/missing-page');
    expect(inspect(error)).not.toMatch(/^\s+at /m);
    // It reads so as the cause of another error as well.
    expect(inspect(new Error('Other', {cause: error}))).not.toMatch(/at plugin/);
  });
});

describe('npm run new', () => {
  it.each(KINDS)(
    'has a template of the kind %s that parses, and that says what is to be written',
    (kind) => {
      const text = template(kind, 'A title');
      expect(parse(text).error).toBeUndefined();
      expect(parse(text).frontMatter.error).toBeUndefined();
      expect(text).toContain('TODO:');
    },
  );

  it('refuses what cannot be a page', () => {
    expect(refusal('/none', 'howtos', 'x/howto/a')).toBe('there is no kind howtos');
    expect(refusal('/none', 'howto', 'x/concepts/a')).toContain('is of the kind concept');
    expect(refusal('/none', 'howto', '../a')).toContain('is not a path');
    expect(refusal('/none', 'howto', 'x/howto/a')).toBeUndefined();
    expect(titleOf('x/howto/create-topic')).toBe('Create topic');
  });
});

describe('redirects', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  afterAll(() => rmSync(dir, {recursive: true}));

  it('are lines of a file and pages without a script', async () => {
    const redirects = [{from: '/base/docs/a', to: '/base/docs/b#c'}];
    expect(redirectsFile(redirects)).toBe('/base/docs/a /base/docs/b#c 301\n');
    expect(redirectPage('/b?x="', 'https://e.example')).toContain('url=/b?x=&quot;"');
    expect(redirectPage('/b', 'https://e.example')).not.toContain('<script');
    await writeRedirects(dir, '/base/', 'https://e.example', redirects);
    expect(readFileSync(path.join(dir, 'docs/a.html'), 'utf8')).toContain('url=/base/docs/b#c');
    await expect(writeRedirects(dir, '/base/', 'https://e.example', redirects)).rejects.toThrow(
      'would overwrite',
    );
  });
});
