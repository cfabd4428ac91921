import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {areasOf, areaListing} from '../../shared/sidebar-areas';

/** The part of a docs version that all its pages get as a prop. */
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

/** Reduces a category to what the list of areas shows: its label and link. */
function skeletonOf(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const link = category.href === undefined ? firstLink(category.items) : undefined;
  return {...category, items: link ? [link] : []};
}

/** Index of the area that contains a page; undefined for a page outside all areas. */
export function areaIndexOf(sidebar: readonly PropSidebarItem[], path: string): number | undefined {
  const areas = areasOf(sidebar);
  const area = areaListing(areas, path);
  return area && areas.indexOf(area);
}

/**
 * Reduces a version to the pages of one area; of the others, only the entries in the list of areas stay. Titles and
 * descriptions of pages stay for `indexes`, the category pages that Docusaurus generates.
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
    // The category itself counts as an area: its page lists the areas in it, and its pages are in none of them.
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
