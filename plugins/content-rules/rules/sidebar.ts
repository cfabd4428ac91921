import type {Content, Sidebar, SidebarEntry} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';
import {nearest} from '../../shared/nearest';

const MAX_DEPTH = 7;
const MAX_LABEL = 50;
/** Generated category pages: lists of code samples. */
const GENERATED = [
  '/products/cassandra/howto/list-code-samples',
  '/products/kafka/howto/list-code-samples',
];

const at = (
  {file, line, column}: SidebarEntry,
  rule: string,
  message: string,
  hint: string,
): Problem => ({
  file,
  line,
  column,
  rule: `sidebar/${rule}`,
  message,
  hint,
});

function onlyMain(site: Content): Problem[] {
  const top = {file: 'sidebars.ts', line: 1, column: 1};
  const lacking = site.sidebars.some(({name}) => name === 'main')
    ? []
    : [
        {
          ...top,
          rule: 'sidebar/only-main',
          message: 'There is no sidebar `main`.',
          hint: 'Export {main: [...]} from sidebars.ts.',
        },
      ];
  const others = site.sidebars
    .filter(({name}) => name !== 'main')
    .map(({name}) => ({
      ...sidebarPlace(site, name),
      rule: 'sidebar/only-main',
      message: `There is a second sidebar, \`${name}\`.`,
      hint: 'The site has one sidebar: move its entries into `main` and delete it.',
    }));
  return [...lacking, ...others];
}

function sidebarPlace(
  {sidebarsSource}: Content,
  name: string,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const lines = sidebarsSource.split('\n');
  const index = lines.findIndex((line) =>
    new RegExp(`\\b${name.replace(/[^\w]/g, '\\$&')}['"]?\\s*[:,]`).test(line),
  );
  const column = index < 0 ? 0 : lines[index]!.search(/\S/);
  return {file: 'sidebars.ts', line: Math.max(index, 0) + 1, column: column + 1};
}

function checkEntry(
  site: Content,
  entry: SidebarEntry,
  counts: Map<string, SidebarEntry[]>,
): Problem[] {
  const problems: Problem[] = [];
  const {id, label, trail, type, href} = entry;
  if (id !== undefined) {
    const page = site.byFile.get(`docs/${id}.md`) ?? site.byFile.get(`docs/${id}.mdx`);
    if (!page) {
      const near = nearest(
        id,
        site.pages.map((known) => known.id),
      );
      problems.push(
        at(
          entry,
          'unknown-page',
          `There is no page \`${id}\`.`,
          near ? `Did you mean \`${near}\`?` : 'Write the page first, or remove the entry.',
        ),
      );
    }
    const before = counts.get(id);
    counts.set(id, [...(before ?? []), entry]);
    if (before) {
      problems.push(
        at(
          entry,
          'duplicate',
          `The page \`${id}\` is in the sidebar twice; first in ${before[0]!.file}:${before[0]!.line}.`,
          'Keep one of the two, where a reader would look first.',
        ),
      );
    }
  }
  if (trail.length >= MAX_DEPTH) {
    problems.push(
      at(
        entry,
        'depth',
        `\`${label ?? id}\` is ${trail.length + 1} levels deep; ${MAX_DEPTH} is the most.`,
        `Move it up, or merge a category of ${trail.join(' > ')}.`,
      ),
    );
  }
  const shown = label ?? sidebarLabel(site, id);
  if (shown !== undefined && shown.length > MAX_LABEL) {
    problems.push(
      at(
        entry,
        'label-length',
        `The label "${shown}" has ${shown.length} characters; ${MAX_LABEL} is the most.`,
        'Give the page a shorter `sidebar_label`, or the category a shorter label.',
      ),
    );
  }
  if (type === 'link' && href && !/^https?:/.test(href)) {
    problems.push(
      at(
        entry,
        'link',
        `The entry "${label}" is a link to ${href}, inside the site.`,
        'Write the id of the page instead.',
      ),
    );
  }
  if (type === 'other') {
    problems.push(
      at(
        entry,
        'kind',
        `The sidebar has an entry of the type \`${label}\`.`,
        'Use page ids and group() alone: every page is named.',
      ),
    );
  }
  return problems;
}

function sidebarLabel(site: Content, id: string | undefined): string | undefined {
  const page = id === undefined ? undefined : site.byRoute.get(`/${id}`);
  const {sidebar_label: short, title} = page?.frontMatter.values ?? {};
  return typeof short === 'string' ? short : typeof title === 'string' ? title : undefined;
}

function orphans(site: Content, counts: Map<string, SidebarEntry[]>): Problem[] {
  return site.pages.flatMap((page) => {
    const top = {file: page.file, line: 1, column: 1};
    const entry = counts.get(page.id)?.[0];
    const outside = site.outsideSidebar.includes(page.route);
    if (GENERATED.includes(page.route)) {
      return [
        {
          ...top,
          rule: 'sidebar/generated',
          message: `${page.route} is a list that the sidebar generates, not a page.`,
          hint: 'Delete the file; the category with this slug makes the page.',
        },
      ];
    }
    if (entry && outside) {
      return [
        at(
          entry,
          'outside',
          `The page \`${page.id}\` is in the sidebar, but config/outside-sidebar.json says that it is not.`,
          'Remove it from one of the two.',
        ),
      ];
    }
    if (entry || outside || page.unlisted) {
      return [];
    }
    const file = nearestFile(site.sidebars, page.id);
    return [
      {
        ...top,
        rule: 'sidebar/missing',
        message: 'The page is in no sidebar.',
        hint: `Add '${page.id}' to ${file}, or write \`unlisted: true\` in the front matter.`,
      },
    ];
  });
}

/** The sidebar file with the entries most similar to an id. */
export function nearestFile(sidebars: Sidebar[], id: string): string {
  const entries = sidebars.flatMap(({entries: all}) =>
    all.filter((entry) => entry.id !== undefined),
  );
  for (let parts = id.split('/').slice(0, -1); parts.length > 0; parts = parts.slice(0, -1)) {
    const prefix = parts.join('/');
    const sibling =
      entries.find((entry) => entry.id!.startsWith(`${prefix}/`)) ??
      entries.find((entry) => entry.id === prefix);
    if (sibling) {
      return sibling.file;
    }
  }
  return 'config/sidebars/';
}

function generated(site: Content): Problem[] {
  return site.sidebars.flatMap(({entries}) =>
    entries.flatMap((entry) =>
      entry.type === 'generated-index' && !GENERATED.includes(entry.href ?? '')
        ? [
            at(
              entry,
              'generated',
              `The category "${entry.label}" opens a generated list at ${entry.href ?? 'an address of its own'}.`,
              `Only ${GENERATED.join(' and ')} are generated: write a landing page and name its id.`,
            ),
          ]
        : [],
    ),
  );
}

/** There is one sidebar, `main`, with every page once, and not too deep. */
export const sidebar: Rule = (site) => {
  const counts = new Map<string, SidebarEntry[]>();
  const entries = site.sidebars.flatMap((one) =>
    one.entries.flatMap((entry) => checkEntry(site, entry, counts)),
  );
  return [...onlyMain(site), ...entries, ...orphans(site, counts), ...generated(site)];
};
