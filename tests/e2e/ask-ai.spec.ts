import AxeBuilder from '@axe-core/playwright';
import {expect, open, test} from './site';

const PAGE = '/docs/products/kafka/howto/kcat';
const FIELD = 'Ask any question about Aiven';

test.describe('Ask AI', () => {
  test('answers with sources, keeps the context, and keeps the thread', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    const dialog = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(
      dialog.getByRole('button', {name: 'Create a Kafka service with Terraform'}),
    ).toBeVisible();
    const mark = await dialog.locator('header .docs-brand-mark').boundingBox();
    expect(mark).toMatchObject({width: 38, height: 38});
    await expect(dialog).toContainText('Do not include personal or sensitive information');
    await dialog.getByPlaceholder(FIELD).fill('How do I create a Kafka service with Terraform?');
    await page.keyboard.press('Enter');
    const sources = dialog.getByRole('list', {name: 'Sources'});
    await expect(sources.first().getByRole('link').first()).toHaveAttribute(
      'href',
      /\/docs\/.*kafka|terraform/,
    );
    await expect(dialog.locator('article').first()).toContainText('aiven_kafka');
    await dialog.getByPlaceholder(FIELD).fill('And with the CLI?');
    await page.keyboard.press('Enter');
    // The follow-up names neither the service nor the tool's name: both come from the thread.
    await expect(dialog.locator('article').nth(1)).toContainText(/avn service/);
    await expect(dialog.locator('article').nth(1)).toContainText(/Kafka/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await expect(page.getByRole('dialog').locator('article')).toHaveCount(2);
    await page.getByRole('button', {name: 'Clear thread'}).click();
    await expect(page.getByRole('dialog').locator('article')).toHaveCount(0);
  });

  test('opens with a question in the address, and says when it has no answer', async ({page}) => {
    await page.goto(`${PAGE}?ask=${encodeURIComponent('What is the weather in Oslo?')}`);
    await page.mouse.move(5, 5);
    const dialog = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(dialog).toContainText('does not seem to answer this');
    await expect(dialog.getByRole('link', {name: 'contact support'})).toBeVisible();
    await dialog.getByRole('button', {name: 'Search the documentation'}).click();
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  });

  test('takes a hostile question for text', async ({page}) => {
    await page.goto(
      `${PAGE}?ask=${encodeURIComponent('<script>alert(1)</script><img src=x onerror=alert(1)> kafka')}`,
    );
    await page.mouse.move(5, 5);
    const article = page.getByRole('dialog').locator('article');
    await expect(article.getByRole('heading')).toHaveText(
      '<script>alert(1)</script><img src=x onerror=alert(1)> kafka',
    );
    await expect(article.locator('script, h3 img')).toHaveCount(0);
  });

  test('remembers whether an answer was useful, and tells it to nobody', async ({page}) => {
    await page.goto(`${PAGE}?ask=${encodeURIComponent('What is Karapace?')}`);
    await page.mouse.move(5, 5);
    await page.getByRole('button', {name: 'Yes'}).click();
    await expect(page.getByRole('button', {name: 'Yes'})).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('docs-ask-useful'))).toContain(
      'What is Karapace?',
    );
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no violation, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(`${PAGE}?ask=${encodeURIComponent('How do I consume a topic with kcat?')}`);
      await page.mouse.move(5, 5);
      await expect(page.getByRole('list', {name: 'Sources'})).toBeVisible();
      const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
});

test.describe('for programs that read', () => {
  test('a page names its Markdown, which is what the reader sees', async ({page, request}) => {
    await open(page, PAGE);
    await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
      'href',
      `${PAGE}.md`,
    );
    const text = await (await request.get(`${PAGE}.md`)).text();
    expect(text).toContain('# Produce and consume with kcat');
    expect(text).toContain('**Client certificate:**');
    expect(text).toMatch(/```properties title="kcat.conf"/);
  });

  test('copies the page', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await page.locator('button:visible', {hasText: 'Copy page as Markdown'}).click();
    await expect(page.locator('button:visible', {hasText: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '# Produce and consume with kcat',
    );
  });
});
