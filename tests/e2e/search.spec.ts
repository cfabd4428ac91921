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

  test('runs nothing of the index before the reader reaches for it', async ({page}) => {
    await open(page, PAGE);
    // At rest the page fetches files ahead; what reads them does not run.
    expect(page.workers()).toEqual([]);
    await page.getByRole('button', {name: 'Search docs'}).first().hover();
    await expect.poll(() => page.workers().length).toBe(1);
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
    await expect(page.getByText('No results for').first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Open the search page'})).toBeVisible();
    // Enter asks instead.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Ask AI'})).toContainText('qqxxzz');
  });

  test('has one selected row, and the arrows reach all, Ask AI too', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('kafka topic');
    const options = page.getByRole('option');
    const selected = page.locator('#docs-search [aria-selected="true"]');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveText('Ask AI: kafka topic');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveCount(1);
    const id = await selected.getAttribute('id');
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id ?? '');
    await options.nth(3).hover();
    await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
  });

  test('is empty but for popular pages, and those that were visited', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    const popular = page.getByRole('listbox', {name: 'Popular pages'}).getByRole('option');
    await expect(popular.first()).toHaveText('Get started with Aiven');
    for (const link of await popular.all())
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    await popular.first().click();
    await expect(page).toHaveURL(/\/docs\/get-started$/);
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('listbox', {name: 'Recent'}).getByRole('option')).toHaveText(
      /Get started with Aiven/,
    );
    await page.getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(page.getByRole('listbox', {name: 'Recent'})).toHaveCount(0);
  });

  test('keeps what is stored for links into the site alone', async ({page}) => {
    await page.addInitScript(() => {
      const pages = [
        {url: 'javascript:alert(1)', title: 'x', where: 'y'},
        {url: '/docs', title: '<b>x</b>', where: 'y'},
        7,
      ];
      localStorage.setItem('docs-search-recent/', JSON.stringify(pages));
    });
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.getByRole('listbox', {name: 'Recent'}).getByRole('option')).toHaveText(
      /^<b>x<\/b>/,
    );
  });

  for (const name of ['Search docs', 'Ask AI'] as const)
    test(`Back closes ${name}, and the next Back leaves the page`, async ({page}) => {
      await page.goto('/docs');
      await open(page, PAGE);
      await page.getByRole('button', {name}).first().click();
      await expect(page.getByRole('dialog', {name})).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      await page.goBack();
      await expect(page).toHaveURL(/\/docs$/);
    });

  test('leaves no entry in the history when it is closed, however fast it is opened again', async ({
    page,
  }) => {
    await page.goto('/docs');
    await open(page, PAGE);
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('takes the place of Ask AI, and gives way to it: one dialog at a time', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await page.keyboard.press('Control+k');
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.getByRole('option', {name: 'Ask AI'}).click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.getByPlaceholder('Ask any question about Aiven')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Ask AI'}).first()).toBeFocused();
  });

  test('names its key as the keyboard does', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'platform', {value: 'MacIntel'}),
    );
    await page.goto(PAGE, {waitUntil: 'commit'});
    const key = page.locator('.navbar kbd').first();
    await key.waitFor();
    expect(await key.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
      '"⌘ K"',
    );
  });

  test('hands the words to the assistant', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('what is karapace');
    await page.getByRole('option', {name: /^Ask AI:/}).click();
    await expect(page.getByRole('dialog', {name: 'Ask AI'})).toContainText('what is karapace');
  });

  test('hands over the words in the field, also before their hits are shown', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('karapace');
    await expect(page.getByRole('option', {name: /^Ask AI: .?karapace/})).toBeVisible();
    // In one task, so that no hits can come between the letters and the click.
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] input');
      if (field) field.value = 'karapace replication';
      field?.dispatchEvent(new Event('input', {bubbles: true}));
      document.querySelector<HTMLElement>('dialog[open] [data-open="ask"]')?.click();
    });
    const dialog = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(dialog.getByRole('heading', {name: 'karapace replication'})).toBeVisible();
  });

  test('shows all results on a page of their own', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
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
      const ofModal = await new AxeBuilder({page}).include('#docs-search').analyze();
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

  test('leads to every page that it counts', async ({page}) => {
    await open(page, '/search?q=kafka');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/^\d+ pages$/);
    const total = Number.parseInt((await status.textContent()) ?? '', 10);
    expect(total).toBeGreaterThan(200);
    const pages = Math.ceil(total / 15);
    await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible();
    await page.goto(`/search?q=kafka&page=${pages}`);
    await page.mouse.move(5, 5);
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    await expect(page.getByText(`Page ${pages} of ${pages}`)).toBeVisible();
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
    // Before the page: at rest it fetches this file ahead.
    await page.route('**/content-index.json', (route) => route.abort());
    await open(page, PAGE);
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
