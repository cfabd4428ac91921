import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer differs between the light and the dark form of the same page. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

export type Violation = {rule: string; targets: string[]; help: string};

/** What axe finds in a page as it stands. `colors` asks only what the colour mode can change. */
export async function violationsOf(page: Page, colors = false): Promise<Violation[]> {
  const axe = new AxeBuilder({page})
    // Without a second tab for the result: no page of ours has frames of others.
    .setLegacyMode()
    .options({resultTypes: ['violations']});
  const {violations} = await (colors ? axe.withRules(OF_COLOR) : axe.withTags(TAGS)).analyze();
  return violations.map(({id, nodes, help}) => ({
    rule: id,
    targets: nodes.map(({target}) => target.join(' ')),
    help,
  }));
}
