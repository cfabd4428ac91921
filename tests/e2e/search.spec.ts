import AxeBuilder from '@axe-core/playwright';
import {expect, loudTest, open, test} from './site';

const PAGE = '/docs/products/kafka/howto/kcat';

test.describe('search', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${key}, and gives focus back when closed`, async ({page}) => {
      await open(page, PAGE);
      await page.getByRole('button', {name: 'Search docs'}).first().focus();
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search docs'}).first()).toBeFocused();
    });
  }

  test('keeps every letter that is typed while its scripts are on their way', async ({page}) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await open(page, PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('consumer lagg', {delay: 70});
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('combobox')).toHaveValue('consumer lag');
  });

  test('is closed by Cancel', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Search docs'}).first().click();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('loads nothing of the index before the reader reaches for it', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, PAGE);
    expect(asked.filter((url) => url.includes('content-index'))).toEqual([]);
    await page.getByRole('button', {name: 'Search docs'}).first().hover();
    await expect
      .poll(() => asked.filter((url) => /content-index\/pages\.\w+\.json$/.test(url)).length)
      .toBe(1);
  });

  test('finds, marks, goes there with Enter, and remembers it', async ({page}) => {
    await open(page, '/docs/get-started');
    await page.keyboard.press('/');
    await page.keyboard.type('produce with kcat');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Produce and consume with kcat');
    await expect(first.locator('mark').first()).toHaveText('Produce');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/products\/kafka\/howto\/kcat/);
    // Another area is another document: its address is there before it is.
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toContainText('Recent');
    await page.getByRole('button', {name: 'Save this search'}).click();
    await expect(page.getByRole('dialog')).toContainText('Favorite');
  });

  test('finds an identifier whole, in parts, and misspelt words', async ({page}) => {
    await open(page, PAGE);
    for (const [query, title] of [
      ['client.rack', 'Read from the nearest replica|follower'],
      ['kacft consmue kcat', 'kcat'],
      ['user-creds-download', 'kcat|user'],
    ] as const) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(query);
      await expect(page.getByRole('option').first()).toContainText(new RegExp(title, 'i'));
      await page.keyboard.press('Escape');
    }
  });

  test('ranks again when the rest of the index comes late', async ({page}) => {
    let arrive = () => undefined as void;
    const late = new Promise<void>((done) => (arrive = done));
    await page.route(/content-index\/(?:headings|terms)\./, async (route) => {
      await late;
      await route.continue();
    });
    await open(page, PAGE);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('client.rack');
    const first = page.getByRole('option').first();
    await expect(first).toBeVisible();
    await expect(first).not.toContainText(/nearest replica|follower/i);
    arrive();
    await expect(first).toContainText(/nearest replica|follower/i);
    await expect(page.getByRole('combobox')).toHaveValue('client.rack');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('says when nothing is found, with a way on', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('qqxxzz');
    await expect(page.getByText('No results for')).toBeVisible();
    await expect(page.getByRole('link', {name: 'Open the search page'})).toBeVisible();
  });

  test('hands the words to the assistant', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('what is karapace');
    await page.getByRole('button', {name: /^Ask AI:/}).click();
    await expect(page.getByRole('dialog', {name: 'Ask AI'})).toContainText('what is karapace');
  });

  test('shows all results on a page of their own', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('topic');
    await page.getByRole('link', {name: /^See all \d+ results$/}).click();
    await expect(page).toHaveURL(/\/search\?q=topic$/);
    await expect(page).toHaveTitle(/Search results for “topic”/);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`modal and results page have no violation, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, PAGE);
      await page.keyboard.press('/');
      await page.keyboard.type('kafka');
      await expect(page.getByRole('option').first()).toBeVisible();
      // Known in @docsearch/react 3.9: an option holds the link and the buttons of its hit. It is operated from the field.
      const ofModal = await new AxeBuilder({page})
        .include('.DocSearch-Modal')
        .disableRules('nested-interactive')
        .analyze();
      expect(
        ofModal.violations.map(
          ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`,
        ),
      ).toEqual([]);
      await open(page, '/search?q=kafka');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      const ofPage = await new AxeBuilder({page}).include('main').analyze();
      expect(
        ofPage.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
});

test.describe('results page', () => {
  test('writes the query to the address without flooding history', async ({page}) => {
    await open(page, PAGE);
    await open(page, '/search');
    const before = await page.evaluate(() => history.length);
    await page
      .getByRole('searchbox', {name: 'Search docs'})
      .pressSequentially('consumer group', {delay: 20});
    await expect(page).toHaveURL(/\?q=consumer\+group$/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });

  test('filters by area and kind', async ({page}) => {
    await open(page, '/search?q=create');
    await page.getByLabel('Area').selectOption('Apache Kafka');
    await expect(page).toHaveURL(/area=kafka/);
    await page.getByLabel('Kind').selectOption('Get started');
    const kinds = page.getByRole('main').locator('ol > li > p:first-child');
    await expect(kinds.first()).toContainText(/Kafka|Connect|Mirror|Karapace/);
    for (const text of await kinds.allTextContents()) {
      expect(text).toMatch(/Get started$/);
    }
  });

  test('says what to do when there is nothing', async ({page}) => {
    await open(page, '/search?q=qqxxzz');
    await expect(page.getByRole('main')).toContainText('No results for “qqxxzz”');
    await expect(page.getByRole('button', {name: 'Ask AI instead'})).toBeVisible();
  });

  test('takes a hostile query for text', async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> kafka')}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(
      '<img src=x onerror=alert(1)> kafka',
    );
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });
});

loudTest(
  'a failure is told, and search recovers by itself when the network returns',
  async ({page, context}) => {
    await open(page, PAGE);
    await page.route('**/content-index.json', (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('kafka');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute('**/content-index.json');
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('option').first()).toBeVisible();
  },
);
