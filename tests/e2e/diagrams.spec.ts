import {EVERYTHING, expect, FIXTURE, open, test} from './site';

const PAGE = '/docs/products/kafka/kafka-mirrormaker';
const SVG = 'figure > svg[data-diagram]';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is there, and says what it shows', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator(`${SVG} text`).first()).toBeVisible();
    await expect(page.locator(SVG).first()).toHaveAttribute('aria-label', /^Diagram: \w/);
  });
});

test('a diagram changes its colors with the mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, PAGE);
  const looks = () =>
    page
      .locator(SVG)
      .first()
      .evaluate((svg) => {
        const fill = (part: Element) => getComputedStyle(part).fill;
        return {
          box: fill(svg.querySelector('rect[rx]')!),
          texts: [...svg.querySelectorAll('text')].map(fill),
          ink: getComputedStyle(document.body).color,
        };
      });
  const light = await looks();
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
  await expect.poll(async () => (await looks()).box).not.toBe(light.box);
  const dark = await looks();
  expect(light.texts).toContain(light.ink);
  expect(dark.texts).toContain(dark.ink);
  expect(dark.texts).not.toContain(light.ink);
});

test('on a phone it stays readable, and scrolls in its figure by key', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE);
  const figure = page.locator('figure', {has: page.locator('svg[data-diagram]')}).first();
  await expect(figure).toHaveAttribute('tabindex', '0');
  const widths = await figure.evaluate((element) => {
    const svg = element.querySelector('svg')!;
    const natural = Number(svg.getAttribute('width'));
    return {natural, shown: svg.getBoundingClientRect().width, page: document.body.scrollWidth};
  });
  expect(widths.shown).toBeGreaterThanOrEqual(Math.floor(widths.natural * 0.69));
  expect(widths.page).toBeLessThanOrEqual(390);
  await figure.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => figure.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('no page loads Mermaid, and a page loads its drawing once', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  await expect(page.locator(SVG).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /assets\/diagrams|mermaid[^/]*\.js/.test(url))).toEqual([]);
});

test('a diagram is there after a link was followed without a load', async ({page}) => {
  await open(page, `${FIXTURE}/docs/guide/plain`);
  const drawing = page.waitForResponse(/assets\/diagrams\/\w+\.svg$/);
  await page
    .locator(`a[href="${new URL(EVERYTHING).pathname}"]`)
    .filter({visible: true})
    .first()
    .click();
  expect((await drawing).ok()).toBe(true);
  await expect(page.locator(`${SVG} text`).first()).toHaveText('Source');
  await expect(page.locator(SVG)).toHaveCount(1);
});
