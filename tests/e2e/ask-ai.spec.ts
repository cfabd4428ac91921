import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
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
    await expect(dialog).toContainText(
      /The documentation does not answer this|There is no sure answer/,
    );
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

  test('gives what an author wrote first, with a link to its section', async ({page}) => {
    const question = 'How many Flink applications can run at the same time?';
    await page.goto(`${PAGE}?ask=${encodeURIComponent(question)}`);
    await page.mouse.move(5, 5);
    const article = page.getByRole('dialog').locator('article');
    await expect(article.locator('section').first()).toContainText('At most 4.');
    await expect(
      article.getByRole('link', {name: /(Continue on|Open) the page/}).first(),
    ).toHaveAttribute('href', /\/docs\/products\/flink#.+/);
  });

  test('refuses to act on an account, and what holds a secret', async ({page}) => {
    await page.goto(`${PAGE}?ask=${encodeURIComponent('please delete my service')}`);
    await page.mouse.move(5, 5);
    const dialog = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(dialog).toContainText('It cannot see or change your account');
    await dialog.getByPlaceholder(FIELD).fill('card 4111 1111 1111 1111 refused');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('It has not left your browser');
  });

  test('copies a sample, which has the colors of its page', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const question = 'How do I power off a service with avn?';
    await page.goto(`${PAGE}?ask=${encodeURIComponent(question)}`);
    await page.mouse.move(5, 5);
    const sample = page.getByRole('dialog').locator('article figure').first();
    await expect(sample.locator('code .token').first()).toBeAttached();
    await sample.getByRole('button', {name: 'Copy'}).click();
    await expect(sample.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^avn service update [^\n]*--power-off/m,
    );
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

  const STATES: [string, string, RegExp][] = [
    // First, because so short a question would otherwise be taken for a follow-up.
    ['similar questions', 'merge two accounts', /How do I merge two Aiven organizations/],
    ['a section', 'How do I consume a topic with kcat?', /kcat -F/],
    ['a written answer', 'How many Flink applications can run at the same time?', /At most 4/],
    ['no sure answer', 'What is the weather in Oslo?', /does not answer this|no sure answer/],
    ['a refusal', 'please delete my service', /cannot see or change your account/],
    ['an ended service', 'How do I get started with Aiven for Caching?', /has ended/],
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`has no violation in any state, ${colorScheme}, ${width} px`, async ({page}) => {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 900});
        await page.goto(PAGE);
        await page.getByRole('button', {name: 'Ask AI'}).first().click();
        const dialog = page.getByRole('dialog', {name: 'Ask AI'});
        for (const [index, [state, question, expected]] of STATES.entries()) {
          await dialog.getByPlaceholder(FIELD).fill(question);
          await page.keyboard.press('Enter');
          const article = dialog.locator('article').nth(index);
          await expect(article, state).toContainText(expected);
          const scroll = await dialog.evaluate(
            (element) => element.scrollWidth - element.clientWidth,
          );
          expect(scroll, state).toBeLessThanOrEqual(0);
        }
        const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }
});

/** Puts a stand-in for the browser's model into the page: https://webmachinelearning.github.io/prompt-api */
async function installModel(page: Page, pieces: string[]): Promise<void> {
  await page.addInitScript((text) => {
    const sessions = {created: 0, destroyed: 0};
    Object.assign(window, {
      sessions,
      LanguageModel: {
        availability: () => Promise.resolve('downloadable'),
        create: ({monitor}: {monitor: (target: EventTarget) => void}) => {
          sessions.created += 1;
          const target = new EventTarget();
          monitor(target);
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), {loaded: 0.5}));
          return Promise.resolve({
            promptStreaming: () =>
              new ReadableStream({
                start(controller) {
                  text.forEach((piece) => controller.enqueue(piece));
                  controller.close();
                },
              }),
            destroy: () => (sessions.destroyed += 1),
          });
        },
      },
    });
  }, pieces);
}

test.describe('the model of the browser', () => {
  const ask = async (page: Page, pieces: string[]) => {
    await installModel(page, pieces);
    await page.goto(`${PAGE}?ask=${encodeURIComponent('How do I consume a topic with kcat?')}`);
    await page.mouse.move(5, 5);
    const article = page.getByRole('dialog').locator('article');
    const button = article.getByRole('button', {name: /Write an answer with this browser/});
    await expect(button).toBeVisible();
    const sessions = () => page.evaluate(() => (window as unknown as {sessions: unknown}).sessions);
    expect(await sessions()).toEqual({created: 0, destroyed: 0});
    await button.click();
    return {article, sessions};
  };

  test('writes at a press, cites sections, and ends its session', async ({page}) => {
    const {article, sessions} = await ask(page, ['Read it with ', '`kcat` [1]. It takes 98765 s.']);
    await expect(article).toContainText('Written by this browser');
    const citation = article.getByRole('link', {name: '[1]'});
    await expect(citation).toHaveAttribute('href', /^\/docs\//);
    await expect(citation).toHaveAttribute('title', /kcat/i);
    await expect(article).toContainText('98765 (not in the sources)');
    expect(await sessions()).toEqual({created: 1, destroyed: 1});
    const {violations} = await new AxeBuilder({page}).include('dialog').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });

  test('gives way to the documentation without a citation', async ({page}) => {
    const {article} = await ask(page, ['Trust me.']);
    await expect(article).toContainText('gave no source for its answer');
    await expect(article).not.toContainText('Trust me.');
    await expect(
      article.getByRole('link', {name: /(Continue on|Open) the page/}).first(),
    ).toBeVisible();
  });

  test('cannot put anything but text into the page', async ({page}) => {
    const {article} = await ask(page, [
      '<img src=x onerror=alert(1)> ![a](https://evil.example/x.png) [run](javascript:alert(1)) [away](//evil.example/) [1]',
    ]);
    await expect(article).toContainText('<img src=x onerror=alert(1)>');
    await expect(article.locator('img')).toHaveCount(0);
    await expect(article.locator('a[href^="javascript"]')).toHaveCount(0);
    const away = article.getByRole('link', {name: 'away'});
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', 'noopener');
  });
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
