import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AreaCard, PageLink} from './types';

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];
type Category = Extract<Item, {type: 'category'}>;

function idsOf(item: Item): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsOf)];
}

function toCard(category: Category, group: string, pages: Map<string, PageLink>): AreaCard[] {
  const ids = idsOf(category);
  const landing = pages.get(ids[0] ?? '');
  if (!landing) return [];
  return [
    {group, label: category.label, path: landing.path, description: landing.description, pages: ids.length},
  ];
}

/** The areas of the sidebar; a category marked `areas` stands for its children. */
export function collectAreas(sidebar: Sidebar, pages: Map<string, PageLink>): AreaCard[] {
  return sidebar
    .filter((item): item is Category => item.type === 'category')
    .flatMap((top) =>
      top.customProps?.areas
        ? top.items
            .filter((item): item is Category => item.type === 'category')
            .flatMap((child) => toCard(child, top.label, pages))
        : toCard(top, '', pages),
    );
}
