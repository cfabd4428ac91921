import {open} from './site';
import {KCAT, expect, hits, menuLink, test} from './faults';

for (const year of ['1970-01-01T00:00:00Z', '2099-06-30T12:00:00Z']) {
  test(`a clock that says ${year} changes nothing`, async ({page}) => {
    await page.clock.setSystemTime(year);
    await open(page, KCAT);
    expect(await page.evaluate(() => new Date().getUTCFullYear())).toBe(Number(year.slice(0, 4)));
    await page.getByRole('button', {name: /Switch between dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await menuLink(page, '/docs/products/kafka/get-started').click();
    await expect(page.locator('h1')).toContainText('Get started');
    await page.keyboard.press('/');
    await page.keyboard.type('kcat');
    await expect(hits(page).first()).toContainText('kcat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(KCAT));
    await page.getByRole('button', {name: 'Ask AI'}).first().click();
    await page
      .getByPlaceholder('Ask any question about Aiven')
      .fill('How do I create a Kafka topic with the CLI?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', {name: 'Sources'}).getByRole('link').first()).toBeVisible();
  });
}
