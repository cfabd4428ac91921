import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {areaWith} from '../shared/areas';
import type {AreaCard, EndedService, PageLink} from './shared/types';

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];
type Category = Extract<Item, {type: 'category'}>;

function idsOf(item: Item): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(idsOf)];
}

function endOf(id: string, ended: EndedService[]): {ended?: string} {
  const area = areaWith(id);
  const end = ended.find(({type}) => type === area?.type)?.endOfLife;
  return end ? {ended: end} : {};
}

type Facts = {pages: Map<string, PageLink>; ended: EndedService[]};

function toCard(category: Category, group: string, {pages, ended}: Facts): AreaCard[] {
  const ids = idsOf(category);
  const landing = pages.get(ids[0] ?? '');
  if (!landing) return [];
  return [
    {
      group,
      label: category.label,
      path: landing.path,
      description: landing.description,
      pages: ids.length,
      ...endOf(landing.id, ended),
    },
  ];
}

/** Collects the areas of the sidebar. Of a category with `customProps.areas`, its children are areas. */
export function collectAreas(sidebar: Sidebar, facts: Facts): AreaCard[] {
  return sidebar
    .filter((item): item is Category => item.type === 'category')
    .flatMap((top) =>
      top.customProps?.areas
        ? top.items
            .filter((item): item is Category => item.type === 'category')
            .flatMap((child) => toCard(child, top.label, facts))
        : toCard(top, '', facts),
    );
}
