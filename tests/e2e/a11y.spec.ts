import AxeBuilder from '@axe-core/playwright';
import {EVERYTHING, expect, FIXTURE, loudTest as test, open} from './site';

const PAGES = {
  home: '/',
  'docs root': '/docs',
  landing: '/docs/products/kafka',
  howto: '/docs/products/kafka/howto/kcat',
  diagram: '/docs/products/kafka/kafka-mirrormaker',
  concept: '/docs/products/kafka/concepts/follower-fetching',
  'not found': '/docs/products/kafka/how-to/kcatt',
  everything: EVERYTHING,
  crash: `${FIXTURE}/crash`,
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [kind, url] of Object.entries(PAGES)) {
    test(`${kind} has no violation, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, url);
      const {violations} = await new AxeBuilder({page})
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(
          ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([]);
    });
  }
}
