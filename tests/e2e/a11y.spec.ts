import {violationsOf} from '../a11y/axe';
import {EVERYTHING, expect, FIXTURE, loudTest as test, open} from './site';

/** One page of each kind. `npm run a11y` looks at all. */
const PAGES = {
  home: '/',
  'docs root': '/docs',
  search: '/search?q=kafka',
  'search without a result': '/search?q=zzqqxxyy',
  landing: '/docs/products/kafka',
  'get started': '/docs/products/kafka/get-started',
  howto: '/docs/products/kafka/howto/kcat',
  'generated list': '/docs/products/postgresql/howto/list-code-samples',
  diagram: '/docs/products/kafka/kafka-mirrormaker',
  concept: '/docs/products/kafka/concepts/follower-fetching',
  reference: '/docs/platform/reference/end-of-life',
  'commands of the CLI': '/docs/tools/cli/events',
  troubleshooting: '/docs/products/kafka/troubleshooting/troubleshoot-consumer-disconnections',
  'in no sidebar': '/docs/platform/howto/list-user-profile',
  'not found': '/docs/products/kafka/how-to/kcatt',
  everything: EVERYTHING,
  crash: `${FIXTURE}/crash`,
};
/** Those that differ most from what they are once scripts have run. */
const STILL = ['home', 'howto', 'reference', 'everything'] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const [kind, url] of Object.entries(PAGES)) {
      test(`${kind} has no violation`, async ({page}) => {
        await open(page, url);
        expect(await violationsOf(page)).toEqual([]);
      });
    }

    for (const kind of STILL) {
      test(`${kind} has no violation before scripts have run`, async ({page}) => {
        await page.goto(PAGES[kind]);
        expect(await violationsOf(page)).toEqual([]);
        await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      });
    }
  });
}

test('a violation is seen', async ({page}) => {
  await open(page, PAGES.howto);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<button></button>');
  });
  expect((await violationsOf(page)).map(({rule}) => rule)).toEqual(['button-name']);
});
