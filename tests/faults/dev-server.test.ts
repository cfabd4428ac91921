import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {CHROMIUM_FLAGS, chromiumPath} from '../../plugins/shared/chromium';
import {SmallSite} from './small-site';

const PORT = 4117;
const PAGE = 'docs/products/kafka/troubleshooting/lag.md';
const OTHER = 'docs/products/kafka/reference/limits.md';
const PATIENT = {timeout: 90_000};

describe('docusaurus start', () => {
  const site = new SmallSite();
  let server: ChildProcess;
  let browser: Browser;
  let page: Page;
  let output = '';
  const whole = site.read(OTHER);

  const edit = (text: string): void => site.write(PAGE, `${site.read(PAGE)}\n${text}\n`);
  /** Saves again until the page shows it, because a busy machine can miss a save during a compilation. */
  const untilShown = (shown: () => Locator, save: () => unknown): Promise<void> =>
    vi.waitFor(async () => {
      await save();
      await shown().waitFor({timeout: 15_000});
    }, PATIENT);
  const problems = () => page.locator('#content-rules-problems');

  beforeAll(async () => {
    // Whatever compiles it fails.
    site.write(OTHER, `${whole}\n<Never closed\n`);
    site.share('plugins/lazy-pages');
    site.replace(
      'docusaurus.config.ts',
      "'./plugins/content-rules/index.ts'",
      "'./plugins/content-rules/index.ts', './plugins/lazy-pages/index.ts'",
    );
    const command = path.join(site.dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const place = ['--no-open', '--host', '127.0.0.1', '--port', String(PORT)];
    server = spawn(process.execPath, [command, 'start', site.dir, ...place], {
      cwd: site.dir,
      env: {...process.env, NODE_ENV: 'development', FORCE_COLOR: '0', NO_COLOR: '1'},
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => (output += chunk));
    browser = await chromium.launch({executablePath: chromiumPath(), args: CHROMIUM_FLAGS});
    page = await browser.newPage({baseURL: `http://127.0.0.1:${PORT}`});
    await vi.waitFor(() => expect(output).toContain('compiled successfully'), PATIENT);
  });

  afterAll(async () => {
    await browser.close();
    if (server.exitCode === null) {
      process.kill(-server.pid!, 'SIGKILL');
      await once(server, 'close');
    }
    site.remove();
  });

  it('compiles no page before it is looked at, and then that one', async () => {
    await untilShown(
      () => page.locator('article h1'),
      () => page.goto('/docs/products/kafka/troubleshooting/lag'),
    );
    expect(output).not.toMatch(/compiled with|Compilation failed/);
    site.write(OTHER, whole);
  });

  it('shows what was saved, and a page that is turned to', async () => {
    edit('Saved in the middle of a task.');
    await untilShown(
      () => page.getByText('Saved in the middle of a task.'),
      () => site.write(PAGE, site.read(PAGE)),
    );
    await page.locator('.menu__link[href$="/reference/limits"]').first().click();
    await page.waitForURL(/reference\/limits$/, PATIENT);
    await page.locator('article h1').waitFor(PATIENT);
    await page.goBack();
    await page.getByText('Saved in the middle of a task.').waitFor(PATIENT);
  });

  it('says in the page and in the terminal what is wrong, and that it was mended', async () => {
    const before = site.read(PAGE);
    edit('See [the page](../howto/nowhere.md).');
    const line = site.lineOf(PAGE, 'nowhere.md');
    await untilShown(
      () => problems().getByText(`${PAGE}:${line}:`),
      () => site.write(PAGE, site.read(PAGE)),
    );
    expect(output).toContain(`${PAGE}:${line}:`);
    site.write(PAGE, before);
    await problems().waitFor({state: 'detached', ...PATIENT});
    await vi.waitFor(() => expect(output).toContain('content-rules: no problem'), PATIENT);
  });
});
