import {expect, open, test} from './site';

const KCAT = '/docs/products/kafka/howto/kcat';

test('the picture of a page is the same once Docusaurus runs, and follows the reader', async ({
  page,
  request,
}) => {
  const named = () => page.locator('meta[property="og:image"]').getAttribute('content');
  const built = async (address: string): Promise<string | undefined> =>
    /<meta[^>]*property="?og:image"? content="?([^"\s>]+)/.exec(
      await (await request.get(address)).text(),
    )?.[1];
  await open(page, KCAT);
  const first = await built(KCAT);
  expect(first).toMatch(/\/assets\/social\/[0-9a-f]{16}\.png$/);
  expect(await named()).toBe(first);

  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL(new RegExp(`${KCAT}$`));
  const second = await built(page.url());
  expect(second).not.toBe(first);
  await expect.poll(named).toBe(second);
});
