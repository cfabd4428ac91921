import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;
export type SidebarItem = Items[number];

/**
 * A category of the sidebar. `landing` is the id of the page that the
 * category's label opens; it is not repeated among the items.
 */
export function group(label: string, items: SidebarItem[], landing?: string): SidebarItem {
  return {
    type: 'category',
    label,
    ...(landing === undefined ? {} : {link: {type: 'doc' as const, id: landing}}),
    items,
  };
}

/** Marks a category whose children are areas of their own: the area switcher lists them instead of it. */
export function areas(category: SidebarItem): SidebarItem {
  return Object.assign(category, {customProps: {areas: true}});
}
