import type {Content} from './content/types';
import {byPlace, type Problem} from './problem';
import type {Rule} from './rule';

/** Runs rules over the site; the problems in the order of their places. */
export async function check(site: Content, rules: Record<string, Rule>): Promise<Problem[]> {
  if (site.documents.length === 0) {
    throw new Error(
      `content-rules: no Markdown file under ${site.siteDir}/docs; there is nothing to check`,
    );
  }
  const found = await Promise.all(Object.values(rules).map((rule) => rule(site)));
  return found.flat().sort(byPlace);
}
