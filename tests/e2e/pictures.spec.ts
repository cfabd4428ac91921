import type {Locator} from '@playwright/test';
import {expect, test} from './site';

const PAGE = '/docs/products/kafka/concepts/log-compaction';
const pictureOf = (page: {getByAltText(text: RegExp): Locator}) =>
  page.getByAltText(/before and after compaction/);

/** The color of a corner of the picture, as it is on the screen. */
async function ground(picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  return picture.evaluate(async (_, data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(await createImageBitmap(blob), 0, 0);
    const [red, green, blue] = context.getImageData(3, 3, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  }, png);
}

const surface = (picture: Locator) =>
  picture.evaluate((image) => getComputedStyle(image.parentElement!).backgroundColor);

async function shown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(480);
}

test.describe('a picture', () => {
  for (const [system, chosen] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test(`is ${chosen} on a page that its reader made ${chosen}, whatever the system says`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: system});
      await page.goto(PAGE);
      await page.locator('html').evaluate((html, mode) => (html.dataset.theme = mode), chosen);
      const picture = pictureOf(page);
      await shown(picture);
      await expect.poll(() => ground(picture)).toBe(await surface(picture));
      expect(await surface(picture)).toBe(
        chosen === 'dark' ? 'rgb(23, 27, 31)' : 'rgb(255, 255, 255)',
      );
    });
  }

  test('is light on paper', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(PAGE);
    const picture = pictureOf(page);
    await shown(picture);
    await page.emulateMedia({colorScheme: 'dark', media: 'print'});
    await expect.poll(() => ground(picture)).toBe('rgb(255, 255, 255)');
  });

  test('that is clicked at once opens, and closes with Escape', async ({page}) => {
    await page.goto(PAGE);
    await pictureOf(page).click();
    await expect(page.locator('.medium-zoom--opened')).toBeVisible();
    // A key during the animation of opening does nothing.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.medium-zoom--opened')).toHaveCount(0, {timeout: 500});
    }).toPass();
  });

  test('is there without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(PAGE);
    const picture = pictureOf(page);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('width', '480');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toBeVisible();
    await context.close();
  });
});
