import type {Page} from '@playwright/test';
import {EVERYTHING, expect, loudTest, open, test} from './site';

const GUIDE = '/docs/products/kafka/howto/kcat';
const KINDS = {
  home: '/',
  'docs root': '/docs',
  search: '/search?q=kafka',
  landing: '/docs/products/kafka',
  guide: GUIDE,
  reference: '/docs/products/kafka/reference/advanced-params',
  'not found': '/docs/no/such/page',
  everything: EVERYTHING,
};

/**
 * Controls under 24 pixels whose circle of 24 pixels meets that of another one. Links in a sentence may be as small as
 * its text (WCAG 2.5.8).
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({visibilityProperty: true});
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]'),
    ]
      .filter((element) => isSeen(element) && !element.closest('p, td, dd, figcaption, [inert]'))
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 1 && box.height > 1);
    const middle = ({x, y, width, height}: DOMRect) => ({x: x + width / 2, y: y + height / 2});
    const isSmall = ({width, height}: DOMRect) => width < 24 || height < 24;
    return targets
      .filter(({element, box}) => {
        const inText = getComputedStyle(element).display === 'inline';
        if (!isSmall(box) || inText) return false;
        const own = middle(box);
        return targets.some(({element: other, box: theirs}) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const at = middle(theirs);
          const near = {
            x: Math.max(theirs.left - own.x, own.x - theirs.right, 0),
            y: Math.max(theirs.top - own.y, own.y - theirs.bottom, 0),
          };
          return isSmall(theirs)
            ? Math.hypot(at.x - own.x, at.y - own.y) < 24
            : Math.hypot(near.x, near.y) < 12;
        });
      })
      .map(
        ({element, box}) =>
          `${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 30)}" ${Math.round(box.width)}x${Math.round(box.height)}`,
      );
  });
}

for (const [kind, url] of Object.entries(KINDS)) {
  loudTest(`${kind}: what is pressed is large enough, or has room`, async ({page}) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    expect(await tooSmall(page)).toEqual([]);
  });
}

test('a target that is too small is found', async ({page}) => {
  await page.goto(EVERYTHING);
  await page.evaluate(() => {
    const row = document.createElement('div');
    row.innerHTML = '<button>a</button><button>b</button>';
    row.style.display = 'flex';
    for (const button of row.children)
      (button as HTMLElement).style.cssText = 'inline-size:12px;block-size:12px;padding:0;border:0';
    document.querySelector('main')?.prepend(row);
  });
  const found = await tooSmall(page);
  expect(found.filter((target) => target.startsWith('BUTTON'))).toHaveLength(2);
});

/** What has the focus, and whether any of it can be seen: the bar at the top stands over the page. */
function focused(page: Page): Promise<{name: string; seen: boolean; ringed: boolean}> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {left, top, width, height} = element.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].some((part) => {
      const at = document.elementFromPoint(left + width * part, top + height * part);
      return at !== null && (element.contains(at) || at.contains(element));
    });
    const ringed = (candidate: Element | null): boolean =>
      candidate !== null &&
      candidate !== document.body &&
      (getComputedStyle(candidate).outlineStyle !== 'none' || ringed(candidate.parentElement));
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
      seen: element === document.body || seen,
      ringed: element === document.body || ringed(element),
    };
  });
}

test('the focus can be seen wherever it goes, on the way up too', async ({page}) => {
  test.slow();
  await open(page, GUIDE);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.locator('.pagination-nav a').last().focus();
  const names = new Set<string>();
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const {name, seen, ringed} = await focused(page);
    names.add(name);
    expect({name, seen, ringed}).toEqual({name, seen: true, ringed: true});
  }
  expect(names.size).toBeGreaterThan(20);
});

test('imposed colors leave controls their frames, and marks their text', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, GUIDE);
  for (const name of ['Search docs', 'Ask AI']) {
    const border = await page
      .getByRole('button', {name})
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(parseFloat(border), name).toBeGreaterThan(0);
  }
  const current = page.locator('.theme-doc-sidebar-container [aria-current=page]').first();
  const frame = await current.evaluate((element) => {
    const {outlineStyle, borderTopStyle} = getComputedStyle(element);
    return [outlineStyle, borderTopStyle];
  });
  expect(frame.filter((style) => style !== 'none')).not.toEqual([]);
  await open(page, '/search?q=kafka');
  const mark = page.locator('main mark').first();
  const [color, ground] = await mark.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor];
  });
  expect(ground).not.toBe(color);
  expect(ground).not.toMatch(/^rgba\(.*, 0\)$/);
});

test('the drawing of the home page comes to rest within five seconds', async ({page}) => {
  await page.goto('/');
  const lasting = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0)),
  );
  expect(lasting.length).toBeGreaterThan(0);
  expect(Math.max(...lasting)).toBeLessThanOrEqual(5000);
});

test('the color mode that is chosen is said', async ({page}) => {
  await open(page, GUIDE);
  const toggle = page.getByRole('button', {name: /Switch between dark and light/}).first();
  await toggle.click();
  await expect(toggle.locator('xpath=following-sibling::*[@role="status"]')).toHaveText(
    /^(?:light|dark|system) mode$/,
  );
});

test('the number of results is said, and that there are none', async ({page}) => {
  await open(page, GUIDE);
  await page.keyboard.press('/');
  const status = page.getByRole('dialog', {name: 'Search docs'}).getByRole('status');
  await page.getByRole('combobox').fill('topic');
  await expect(status).toHaveText(/^\d+ results$/);
  await page.getByRole('combobox').fill('zzqqxxyy');
  await expect(status).toHaveText('No results for "zzqqxxyy"');
  await page.getByRole('combobox').fill('');
  await expect(status).toHaveText('');
});
