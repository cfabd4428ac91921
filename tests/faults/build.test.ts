import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {FAULTS} from './faults';
import {build, SmallSite} from './small-site';

/** One of each kind goes through the real build: the command and the build share the rules, so these show the wiring. */
const BUILT = [
  'a link to a file that is not there',
  'an anchor that another page does not have',
  'a second sidebar',
  'a page in no sidebar',
  'a key that nobody knows',
  'a page removed without a redirect',
  'a weakened guard',
];

const LAG = 'docs/products/kafka/troubleshooting/lag.md';

const articleOf = (html: string): string => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';

let site: SmallSite;
beforeEach(() => {
  site = new SmallSite();
});
afterEach(() => site.remove());

describe('docusaurus build', () => {
  it.each(FAULTS.filter(({name}) => BUILT.includes(name)))(
    'fails on $name',
    async ({rule, file, at, make}) => {
      make(site);
      const line = at === undefined ? 1 : site.lineOf(file, at);
      const {status, output} = await build(site);
      expect(output).toMatch(new RegExp(`${file.replace(/[.*]/g, '\\$&')}:${line}:\\d+ ${rule}`));
      expect(status).not.toBe(0);
      expect(existsSync(path.join(site.dir, 'build/index.html'))).toBe(false);
    },
  );

  it('tells of the content before anything else can end the build', async () => {
    site.replace(LAG, 'sidebar_label: Lag', 'sidebar_label: Lag\nnobody_knows: true');
    site.replace(
      'docusaurus.config.ts',
      "'./plugins/content-rules/index.ts'",
      "'./plugins/content-rules/index.ts', () => ({name: 'other', loadContent() { throw new Error('another plugin') }})",
    );
    const {status, output} = await build(site);
    expect(status).not.toBe(0);
    expect(output).not.toContain('another plugin');
    expect(output).toContain(`${LAG}:`);
    expect(output).toContain('nobody_knows');
  });

  it('knows the faults that it is tried with', () => {
    expect(FAULTS.filter(({name}) => BUILT.includes(name))).toHaveLength(BUILT.length);
  });

  it('leaves dates out, without a word, where there is no repository to ask for them', async () => {
    site.write(
      'config/history.ts',
      readFileSync(path.resolve(__dirname, '../../config/history.ts'), 'utf8'),
    );
    site.replace(
      'docusaurus.config.ts',
      'future: {v4: true, faster: true}',
      'future: {v4: true, faster: true, experimental_vcs: hasHistory(__dirname)}',
    );
    site.replace(
      'docusaurus.config.ts',
      'import',
      "import {hasHistory} from './config/history';\nimport",
    );
    site.replace('docusaurus.config.ts', 'blog: false', "blog: false, sitemap: {lastmod: 'date'}");
    site.replace(
      'docusaurus.config.ts',
      "sidebarPath: './sidebars.ts'",
      "sidebarPath: './sidebars.ts', showLastUpdateTime: true",
    );
    const {status, output} = await build(site);
    expect(status, output).toBe(0);
    expect(output).not.toMatch(/\[(?:WARNING|ERROR)\]|git/i);
    expect(site.read('build/docs/get-started.html')).not.toContain('<time');
    expect(site.read('build/sitemap.xml')).toContain('/docs/get-started</loc>');
    expect(site.read('build/sitemap.xml')).not.toContain('<lastmod>');
  });

  it('builds the clean site, with redirects both ways and unlisted pages nowhere in lists', async () => {
    site.replace(LAG, 'sidebar_label: Lag', 'sidebar_label: Lag\nunlisted: true');
    site.replace('docs/products/kafka.md', '[lag](/products/kafka/troubleshooting/lag.md)', 'lag');
    const {status, output} = await build(site);
    expect(status, output).toBe(0);

    expect(site.read('build/_redirects')).toContain(
      '/docs/products/kafka/howto/new-topic /docs/products/kafka/howto/create-topic 301\n',
    );
    expect(site.read('build/docs/products/kafka/howto/remove-topic.html')).toContain(
      'url=/docs/products/kafka/howto/delete-topic#undo-it',
    );

    expect(site.read('build/sitemap.xml')).toContain('/docs/products/kafka/howto/create-topic<');
    expect(site.read('build/sitemap.xml')).not.toContain(
      '/docs/products/kafka/troubleshooting/lag<',
    );
    expect(
      existsSync(path.join(site.dir, 'build/docs/products/kafka/troubleshooting/lag.html')),
    ).toBe(true);
    expect(site.read('build/docs/products/kafka/howto/create-topic.html')).not.toContain(
      'troubleshooting/lag"',
    );
  });

  it('makes the same of pages of Windows and of pages with a byte order mark', async () => {
    const PAGES = ['docs/products/kafka/howto/create-topic.md', 'docs/products/kafka.md'];
    const outputs = (): string[] => [
      ...PAGES.flatMap((page) => [
        site.read(page.replace('docs/', 'build/docs/')),
        articleOf(site.read(page.replace('docs/', 'build/docs/').replace('.md', '.html'))),
      ]),
      site.read('build/llms.txt'),
    ];
    site.share('plugins/content-index');
    site.write(
      'config/page-data.ts',
      readFileSync(path.resolve(__dirname, '../../config/page-data.ts'), 'utf8'),
    );
    site.replace(
      'docusaurus.config.ts',
      "index.ts']",
      "index.ts', './plugins/content-index/index.ts']",
    );
    site.replace(
      'docusaurus.config.ts',
      "format: 'mdx',",
      "format: 'mdx', preprocessor, parseFrontMatter: inPlainText(withoutPageData(({defaultParseFrontMatter, ...params}) => defaultParseFrontMatter(params))),",
    );
    site.replace(
      'docusaurus.config.ts',
      'import',
      "import {inPlainText, preprocessor, withoutPageData} from './config/page-data';\nimport",
    );
    site.replace(
      PAGES[0]!,
      'keywords:',
      'questions:\n  - q: What is this?\n    a: A test.\nkeywords:',
    );
    expect(await build(site)).toMatchObject({status: 0});
    const plain = outputs();
    expect(plain[0]).toContain('What is this?');
    for (const page of [...PAGES, 'docs/products/kafka/howto/_ready.mdx'])
      site.write(page, `\uFEFF${site.read(page).replace(/\n/g, '\r\n')}`);
    expect(await build(site)).toMatchObject({status: 0});
    expect(outputs()).toEqual(plain);
  });
});
