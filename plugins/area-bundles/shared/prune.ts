import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {areasOf, areaWith} from '../../shared/sidebar-areas';

/** What the docs plugin tells the pages of a version about all of them. */
export type Version = {
  docsSidebars: Record<string, PropSidebarItem[]>;
  docs: Record<string, {id: string}>;
};

function isCategory(item: PropSidebarItem): item is PropSidebarItemCategory {
  return item.type === 'category';
}

function firstLink(items: readonly PropSidebarItem[]): PropSidebarItemLink | undefined {
  for (const item of items) {
    const link =
      item.type === 'link' ? item : item.type === 'category' ? firstLink(item.items) : undefined;
    if (link) return link;
  }
  return undefined;
}

/** A category as the list of areas needs it: a label, and somewhere to go. */
function skeletonOf(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const link = category.href === undefined ? firstLink(category.items) : undefined;
  return {...category, items: link ? [link] : []};
}

/** Index of the area that shows a page; undefined for a page that no area has. */
export function areaIndexOf(sidebar: readonly PropSidebarItem[], path: string): number | undefined {
  const areas = areasOf(sidebar);
  const area = areaWith(areas, path);
  return area && areas.indexOf(area);
}

/**
 * The version with the pages of one area: of the others only what the list of areas shows. Titles and descriptions of
 * pages stay for the cards of `indexes`, the pages that Docusaurus makes of categories.
 */
export function prune(
  version: Version,
  area: number | undefined,
  indexes: ReadonlySet<string>,
): Version {
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars).map(([name, items]) => [name, pruneSidebar(items, area)]),
  );
  const kept = new Set(
    Object.values(docsSidebars).flatMap((items) => items.flatMap((item) => cards(item, indexes))),
  );
  return {
    ...version,
    docsSidebars,
    docs: Object.fromEntries(Object.entries(version.docs).filter(([id]) => kept.has(id))),
  };
}

function pruneSidebar(sidebar: PropSidebarItem[], area: number | undefined): PropSidebarItem[] {
  let index = sidebar.some((item) => !isCategory(item)) ? 0 : -1;
  return sidebar.map((item) => {
    if (!isCategory(item)) return item;
    index += 1;
    if (!item.customProps?.areas) return index === area ? item : skeletonOf(item);
    // The category itself is the first of its areas; it lists the others, and has the pages that are not in any.
    return {
      ...item,
      items: item.items.map((child) => {
        if (!isCategory(child)) return child;
        index += 1;
        return index === area ? child : skeletonOf(child);
      }),
    };
  });
}

function cards(item: PropSidebarItem, indexes: ReadonlySet<string>): string[] {
  if (!isCategory(item)) return [];
  const own = indexes.has(item.href ?? '') ? item.items : [];
  return [
    ...own.flatMap((child) => ('docId' in child ? [child.docId ?? ''] : [])),
    ...item.items.flatMap((child) => cards(child, indexes)),
  ];
}
