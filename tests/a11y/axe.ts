import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer the color mode changes, and the width of the window does not. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

export type Violation = {rule: string; targets: string[]; help: string};

/** All rules, or only those about colors, or all but those. */
export type Part = 'all' | 'colors' | 'layout';

/** What axe finds in a page as it stands. */
export async function violationsOf(page: Page, part: Part = 'all'): Promise<Violation[]> {
  const axe = new AxeBuilder({page})
    // Without a second tab for the result: no page of ours has frames of others.
    .setLegacyMode()
    .options({resultTypes: ['violations']});
  if (part === 'colors') axe.withRules(OF_COLOR);
  else axe.withTags(TAGS);
  if (part === 'layout') axe.disableRules(OF_COLOR);
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes, help}) => ({
    rule: id,
    targets: nodes.map(({target}) => target.join(' ')),
    help,
  }));
}
