import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import file from '../../data/areas.json';

type Listed = {folders: string[]; landing?: string; icon: string; hue: string};
const AREAS: Listed[] = file.areas;

/** A part of the one sidebar that is shown by itself. */
export type Area = {
  label: string;
  /** Label of the category that the area was taken from; empty at the top level. */
  group: string;
  href?: string;
  items: PropSidebarItem[];
};

/** The glyph and the hue of the area that a page is in. */
export function glyphOf(href: string | undefined): {icon: string; hue: string} {
  const has = (id: string): boolean => `${href}/`.includes(`/${id}/`);
  const area =
    AREAS.find(({landing}) => landing !== undefined && has(landing)) ??
    AREAS.find(({folders}) => folders.some(has));
  return {icon: area?.icon ?? 'book', hue: area?.hue ?? 'platform'};
}

/** "Aiven for Apache Kafka®" is "Apache Kafka®" where every neighbor begins with the same two words. */
export function shortLabel(label: string): string {
  return label.replace(/^Aiven for /, '');
}

function isCategory(item: PropSidebarItem): item is PropSidebarItemCategory {
  return item.type === 'category';
}

function firstHref(item: PropSidebarItem): string | undefined {
  if (item.type === 'link') return item.href;
  if (item.type !== 'category') return undefined;
  return item.href ?? item.items.map(firstHref).find(Boolean);
}

function toArea(category: PropSidebarItemCategory, group: string): Area {
  return {
    label: shortLabel(category.label),
    group,
    href: firstHref(category),
    items: withOverview(category),
  };
}

/** The page that a category's label opens comes first in its area, since the label itself opens the switcher. */
function withOverview({href, items, linkUnlisted}: PropSidebarItemCategory): PropSidebarItem[] {
  return href ? [{type: 'link', label: 'Overview', href, unlisted: linkUnlisted}, ...items] : items;
}

/** A category marked `areas` becomes an area that lists its children, and an area for each of them. */
function splitCategory(category: PropSidebarItemCategory): Area[] {
  const children = category.items.filter(isCategory);
  const others = category.items.filter((item) => !isCategory(item));
  const links: PropSidebarItem[] = children.map((child) => ({
    type: 'link',
    label: shortLabel(child.label),
    href: firstHref(child) ?? '',
  }));
  const index = withOverview({...category, items: [...others, ...links]});
  return [
    {
      label: `All ${category.label.toLowerCase()}`,
      group: category.label,
      href: firstHref(category),
      items: index,
    },
    ...children.map((child) => toArea(child, category.label)),
  ];
}

/** Areas by sidebar, kept because every rendered page asks for them several times. */
const areasKept = new WeakMap<readonly PropSidebarItem[], readonly Area[]>();
const pathsKept = new WeakMap<readonly Area[], ReadonlyMap<string, Area>>();

export function areasOf(sidebar: readonly PropSidebarItem[]): readonly Area[] {
  const areas = areasKept.get(sidebar) ?? split(sidebar);
  areasKept.set(sidebar, areas);
  return areas;
}

function split(sidebar: readonly PropSidebarItem[]): Area[] {
  const loose = sidebar.filter((item) => !isCategory(item));
  const areas = sidebar
    .filter(isCategory)
    .flatMap((item) => (item.customProps?.areas ? splitCategory(item) : [toArea(item, '')]));
  return loose.length > 0
    ? [
        {label: 'Documentation', group: '', href: loose.map(firstHref).find(Boolean), items: loose},
        ...areas,
      ]
    : areas;
}

export function hasPath(item: PropSidebarItem, path: string): boolean {
  if (item.type === 'link') return item.href === path;
  return (
    item.type === 'category' &&
    (item.href === path || item.items.some((child) => hasPath(child, path)))
  );
}

function hrefsOf(item: PropSidebarItem): string[] {
  if (item.type === 'link') return [item.href];
  if (item.type !== 'category') return [];
  return [...(item.href ? [item.href] : []), ...item.items.flatMap(hrefsOf)];
}

function pathsOf(areas: readonly Area[]): ReadonlyMap<string, Area> {
  return new Map(
    areas.flatMap((area) => area.items.flatMap(hrefsOf).map((href) => [href, area] as const)),
  );
}

/** The area that lists a page. The last one that has it wins: an index lists pages that have areas of their own. */
export function areaListing(areas: readonly Area[], path: string): Area | undefined {
  const paths = pathsKept.get(areas) ?? pathsOf(areas);
  pathsKept.set(areas, paths);
  return paths.get(path);
}

/** The area that is shown with a page: the first one where none lists it. */
export function areaOf(areas: readonly Area[], path: string): Area | undefined {
  return areaListing(areas, path) ?? areas[0];
}

/** Links within the site of a menu that shows one of the areas. */
export function linksOf(areas: readonly Area[], {items}: Area): string[] {
  const hrefs = [...areas.map(({href}) => href ?? ''), ...items.flatMap(hrefsOf)];
  return hrefs.filter((href) => href.startsWith('/'));
}
