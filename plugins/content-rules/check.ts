import type {Content, SiteConfig} from './content/types';
import {byPlace, inSentence, type Problem} from './problem';
import type {Rule} from './rule';

type Rules = Record<string, Rule>;

/** Leaves out `configuration` while only one area is loaded (`DOCS_AREA=kafka npm start`): links into others are broken. */
export function rulesOf(config: SiteConfig | undefined, rules: Rules): Rules {
  if (config?.customFields?.docsArea === undefined) return rules;
  return Object.fromEntries(Object.entries(rules).filter(([name]) => name !== 'configuration'));
}

/** Runs rules over the site; returns the problems sorted by file and place. */
export async function check(site: Content, rules: Rules): Promise<Problem[]> {
  if (site.documents.length === 0) {
    throw new Error(
      `content-rules: no Markdown file under ${site.siteDir}/docs; there is nothing to check`,
    );
  }
  const found: Problem[][] = [];
  for (const rule of Object.values(rules)) {
    found.push(await rule(site));
  }
  return found.flat().map(inSentence).sort(byPlace);
}
