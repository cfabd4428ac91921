import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chromiumPath} from '../../plugins/shared/chromium';
import {nginxServer} from '../../plugins/response-headers/nginx';
import {contentSecurityPolicy} from '../../plugins/response-headers/policy';
import {readBuild} from '../../plugins/response-headers/write';
import {headers, sourcesOf} from '../../config/headers';
import {readEnv} from '../../config/env';
import {readPages} from '../build/site';
import {NGINX, type Server, startNginx} from './nginx';

const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');
const PORT = 4310;
/** Where the build is mounted, and its pages; the test runner sets BASE_URL to a value of its own. */
const BASE =
  /error_page 404 (\S*)404\.html;/.exec(
    readFileSync(path.join(BUILD, 'nginx-server.conf'), 'utf8'),
  )?.[1] ?? '/';
const DOCS = existsSync(path.join(BUILD, 'docs/products'))
  ? `${BASE}docs`
  : BASE.replace(/(?<=.)\/$/, '');
const KCAT = `${DOCS}/products/kafka/howto/kcat`;
const VIOLATION = 'violates:';

/** Everything that the browser blocked on a page, by event and by message. */
function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(VIOLATION) || /Content Security Policy/.test(text)) found.push(text);
  });
  return found;
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
      console.info(`${mark} ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  }, VIOLATION);
  return page;
}

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForSelector('html[data-has-hydrated=true]');
}

/** The first page whose Markdown has something that needs scripts or styles of its own. */
function routeWith(pattern: RegExp): string {
  const found = readPages().find(({file}) => {
    const markdown = file.replace(/\.html$/, '.md');
    return existsSync(markdown) && pattern.test(readFileSync(markdown, 'utf8'));
  });
  if (!found) throw new Error(`no page has ${pattern.source}`);
  return path.posix.join(BASE, found.route);
}

const positionOf = (element: Element): string => getComputedStyle(element).position;

describe.skipIf(!NGINX)('a browser at nginx', () => {
  let browser: Browser;
  let server: Server;
  beforeAll(async () => {
    server = await startNginx({build: BUILD, port: PORT, baseUrl: BASE});
    browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const kinds: [string, () => string][] = [
    ['the home page', () => BASE.replace(/(?<=.)\/$/, '')],
    ['the start of the docs', () => DOCS],
    ['a landing page', () => `${DOCS}/products/kafka`],
    ['a how-to', () => `${DOCS}/products/kafka/howto/kcat`],
    ['a concept', () => `${DOCS}/products/kafka/concepts/follower-fetching`],
    ['a long reference', () => `${DOCS}/tools/cli/service-cli`],
    ['a page with a diagram', () => routeWith(/^\s*```mermaid/m)],
    ['a page with tabs', () => routeWith(/\*\*Client certificate:\*\*/)],
    ['the search page', () => `${BASE}search?q=kafka`],
    ['what is not found', () => `${DOCS}/missing`],
  ];

  it.each(kinds)('blocks nothing on %s', async (_, route) => {
    const page = await newPage(browser);
    const violations = watch(page);
    await page.goto(server.origin + route());
    await hydrate(page);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count()).toBeGreaterThan(0);
    expect(violations).toEqual([]);
    await page.close();
  });

  it('shows a diagram', async () => {
    const page = await newPage(browser);
    await page.goto(server.origin + routeWith(/^\s*```mermaid/m));
    await hydrate(page);
    await page.locator('.markdown svg[data-diagram]').first().waitFor();
    await page.close();
  });

  it('blocks nothing of the zoom', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    // The zoom looks for images a second after the page runs, and few pages have one.
    await page.addInitScript((src) => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        document
          .querySelector('.markdown')
          ?.insertAdjacentHTML('afterbegin', `<p><img src="${src}" alt="A field" width="99"></p>`);
      }).observe(document, {
        attributes: true,
        subtree: true,
        attributeFilter: ['data-has-hydrated'],
      });
    }, `${BASE}img/favicon.svg`);
    await page.goto(server.origin + KCAT);
    await hydrate(page);
    const image = page.getByRole('button', {name: /^Enlarge: /}).first();
    await image.click();
    await page.waitForSelector('.medium-zoom--opened');
    expect(await page.locator('.medium-zoom-overlay').evaluate(positionOf)).toBe('fixed');
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.medium-zoom--opened', {state: 'detached'});
    expect(violations).toEqual([]);
    await page.close();
  });

  it('blocks nothing of the values of a page', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    await page.goto(server.origin + KCAT);
    await hydrate(page);
    const panel = page.getByRole('complementary', {name: 'Your values'});
    await panel.locator('summary').click();
    await panel.getByRole('textbox').first().fill('value-of-mine');
    await page.locator('.theme-code-block', {hasText: 'value-of-mine'}).first().waitFor();
    expect(violations).toEqual([]);
    await page.close();
  });

  it('blocks nothing when a page with a diagram is come to by a link, with the bar of progress', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    // A page of its own area: a link into another loads a document.
    const target = `${DOCS}/products/kafka/concepts/follower-fetching`;
    await page.goto(`${server.origin}${DOCS}/products/kafka/concepts`);
    await hydrate(page);
    // The bar is there only for what takes a while.
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    const bar = page.waitForSelector('#nprogress .bar', {state: 'attached'});
    await page.locator(`a[href="${target}"]`).first().dispatchEvent('click');
    await bar;
    await page.locator('.markdown svg[data-diagram]').first().waitFor();
    expect(page.url()).toBe(server.origin + target);
    expect(violations).toEqual([]);
    await page.close();
  });

  it('blocks nothing of the search, with its worker', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    await page.goto(`${server.origin}${KCAT}`);
    await hydrate(page);
    const worker = page.waitForEvent('worker');
    await page.keyboard.press('Control+k');
    await page.locator('#docs-search input').fill('create a topic');
    await worker;
    await page.waitForSelector('#docs-search mark');
    expect(violations).toEqual([]);
    await page.close();
  });

  it('blocks nothing of Ask AI, of the color mode and of moving on', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    await page.goto(`${server.origin}${KCAT}?ask=What%20is%20Karapace%3F`);
    await hydrate(page);
    await page.getByRole('list', {name: 'Sources'}).first().waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', {name: /colou?r mode|dark|light/i})
      .first()
      .click();
    await page.locator(`.markdown a[href^="${DOCS}/products/kafka"]`).first().click();
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
    await page.close();
  });

  it('blocks styles in the page', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    await page.goto(`${server.origin}${DOCS}/products/kafka`);
    const position = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<i id="styled" style="position: fixed">x</i>');
      const style = document.createElement('style');
      style.textContent = '#styled { position: fixed }';
      document.head.append(style);
      return getComputedStyle(document.querySelector('#styled')!).position;
    });
    expect(position).toBe('static');
    await expect
      .poll(() => violations.filter((text) => text.includes('style-src')).length)
      .toBeGreaterThan(1);
    await page.close();
  });

  it('blocks a script that nobody has allowed, and a connection to elsewhere', async () => {
    const page = await newPage(browser);
    const violations = watch(page);
    await page.goto(`${server.origin}${DOCS}/products/kafka`);
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.head.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.ran = true');
      image.src = '/missing.png';
      document.body.append(image);
      await fetch('http://127.0.0.1:1/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'ran' in window;
    });
    expect(ran).toBe(false);
    expect(violations.filter((text) => text.includes('script-src')).length).toBeGreaterThan(0);
    expect(violations.filter((text) => text.includes('connect-src')).length).toBeGreaterThan(0);
    await page.close();
  });

  it('lets a page talk to an endpoint that is switched on, and to no other', async () => {
    const origins = await Promise.all([startEcho(PORT + 2), startEcho(PORT + 3)]);
    const env = readEnv({
      ASK_AI_PROVIDER: 'endpoint',
      ASK_AI_ENDPOINT_URL: `${origins[0]?.origin}/v1`,
    });
    const policy = contentSecurityPolicy(
      await readBuild(BUILD),
      headers.styles ?? [],
      sourcesOf(env),
    );
    const widened = await startNginx({
      build: BUILD,
      port: PORT + 1,
      baseUrl: BASE,
      prepare: (folder) =>
        writeFileSync(path.join(folder, 'current/nginx-server.conf'), nginxServer(BASE, policy)),
    });
    const page = await newPage(browser);
    try {
      await page.goto(`${widened.origin}${DOCS}/products/kafka`);
      const answers = await page.evaluate(
        (urls) =>
          Promise.all(
            urls.map((url) =>
              fetch(url).then(
                ({status}) => status,
                () => 'blocked',
              ),
            ),
          ),
        origins.map(({origin}) => `${origin}/v1/chat/completions`),
      );
      expect(answers).toEqual([200, 'blocked']);
    } finally {
      await page.close();
      await widened.stop();
      origins.forEach(({stop}) => stop());
    }
  });
});

async function startEcho(port: number): Promise<{origin: string; stop: () => void}> {
  const server = http.createServer((_, response) => {
    response.writeHead(200, {'access-control-allow-origin': '*'}).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {origin: `http://127.0.0.1:${port}`, stop: () => server.close()};
}
