import type {Where} from './texts';

/** A page with the time of its last change in milliseconds; absent without a git history. */
export type DatedPage = {route: string; title: string; description: string; changed?: number};

export const FEED_LENGTH = 30;

/** The pages that changed last, newest first; sorted by route if they changed together. */
export function lastChanged(pages: readonly DatedPage[]): Required<DatedPage>[] {
  return pages
    .filter((page): page is Required<DatedPage> => Boolean(page.changed))
    .sort((a, b) => b.changed - a.changed || (a.route < b.route ? -1 : 1))
    .slice(0, FEED_LENGTH);
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const time = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

/** Writes an Atom feed of the pages from `lastChanged`, which must not be empty. */
export function atomFeed(
  pages: readonly Required<DatedPage>[],
  {origin, baseUrl}: Where,
  title: string,
): string {
  const home = `${origin}${baseUrl}`;
  const entries = pages.map(
    (page) => `  <entry>
    <title>${xml(page.title)}</title>
    <id>${xml(origin + page.route)}</id>
    <link href="${xml(origin + page.route)}"/>
    <updated>${time(page.changed)}</updated>
    <summary>${xml(page.description)}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${xml(title)}: changed pages</title>
  <id>${xml(home)}feed.xml</id>
  <link rel="self" type="application/atom+xml" href="${xml(home)}feed.xml"/>
  <link rel="alternate" type="text/html" href="${xml(home)}"/>
  <updated>${time(pages[0]?.changed ?? 0)}</updated>
  <author><name>${xml(title)}</name></author>
${entries.join('')}</feed>
`;
}
