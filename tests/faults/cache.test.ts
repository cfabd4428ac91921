import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {addressesInHtml, strays} from '../addresses';
import {build, SmallSite} from './small-site';

const PAGE = 'docs/products/kafka/troubleshooting/lag.md';
/** As the site's own remark plugins do: what a page is compiled to depends on the environment and on a fact. */
const REMARK = `import {readFileSync} from 'node:fs';

const remark = () => (tree: {children: object[]}) => {
  const fact = readFileSync('data/fact.txt', 'utf8');
  const value = \`Compiled for \${process.env.SURVEY_URL} with \${fact}.\`;
  tree.children.push({type: 'paragraph', children: [{type: 'text', value}]});
};
`;

let site: SmallSite;
beforeEach(() => {
  site = new SmallSite();
  for (const shared of ['plugins/build-cache', 'plugins/coupling']) site.share(shared);
  site.write('package-lock.json', '{}');
  site.write('data/fact.txt', 'one');
  const config = 'docusaurus.config.ts';
  site.replace(config, 'export default {', `${REMARK}\nexport default {`);
  site.replace(config, "baseUrl: '/'", 'baseUrl: process.env.BASE_URL');
  site.replace(
    config,
    "plugins: ['./plugins/content-rules/index.ts']",
    "plugins: [['./plugins/build-cache/index.ts', {environment: {...process.env}}]]",
  );
  site.replace(
    config,
    "sidebarPath: './sidebars.ts'",
    "sidebarPath: './sidebars.ts', remarkPlugins: [remark]",
  );
  site.replace(config, "routeBasePath: 'docs'", 'routeBasePath: process.env.DOCS_ROUTE');
  site.write('static/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site.write(PAGE, `${site.read(PAGE)}\n![A picture](/picture.svg)\n`);
});
afterEach(() => site.remove());

async function built(base: string, route: string, survey: string): Promise<string> {
  const {status, output} = await build(site, {
    BASE_URL: base,
    DOCS_ROUTE: route,
    SURVEY_URL: survey,
  });
  expect(output).toContain('[SUCCESS]');
  expect(status).toBe(0);
  return site.read(path.join('build', route, PAGE.slice('docs/'.length).replace('.md', '.html')));
}

it('pages are right at one base, setting and fact after another, while caches are kept', async () => {
  for (const [base, route, survey, fact] of [
    ['/', 'docs', 'a', 'one'],
    ['/docs/', '/', 'a', 'one'],
    ['/', 'docs', 'a', 'one'],
    ['/', 'docs', 'b', 'one'],
    ['/', 'docs', 'b', 'two'],
  ] as const) {
    site.write('data/fact.txt', fact);
    const html = await built(base, route, survey);
    expect(html).toContain(`Compiled for ${survey} with ${fact}.`);
    const addresses = addressesInHtml(html, 'https://docs.example.com');
    expect(addresses.length).toBeGreaterThan(10);
    expect(strays(addresses, base)).toEqual([]);
    expect(addresses.some((address) => address.startsWith('/docs/assets/'))).toBe(base !== '/');
  }
});
