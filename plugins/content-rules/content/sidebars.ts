import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesUnder} from '../../shared/walk';
import type {Place, Sidebar, SidebarEntry} from './types';

type Source = {file: string; text: string};
type Item =
  | string
  | ({
      type?: string;
      id?: string;
      label?: string;
      href?: string;
      items?: Item[] | Item;
      link?: Item & object;
      slug?: string;
    } & object);

/** Source files of the sidebars. */
export function sidebarFiles(siteDir: string): string[] {
  return [
    'sidebars.ts',
    ...filesUnder(siteDir, 'config/sidebars').filter((file) => file.endsWith('.ts')),
  ];
}

/** Finds the line of a value in the source files. Page ids and labels are unique enough in practice. */
export class Finder {
  constructor(private readonly sources: Source[]) {}

  static of(siteDir: string, files: string[]): Finder {
    return new Finder(
      files.flatMap((file) => {
        try {
          return [{file, text: readFileSync(path.join(siteDir, file), 'utf8')}];
        } catch {
          return [];
        }
      }),
    );
  }

  /** Place of the `occurrence`-th quoted `value`; the first line of the first file if it is not found. */
  find(value: string | undefined, occurrence = 0): Place & {file: string} {
    let seen = 0;
    for (const {file, text} of value === undefined ? [] : this.sources) {
      for (const quote of [`'${value}'`, `"${value}"`, `\`${value}\``]) {
        for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
          if (seen++ === occurrence) {
            const before = text.slice(0, at).split('\n');
            return {file, line: before.length, column: before.at(-1)!.length + 1};
          }
        }
      }
    }
    return occurrence > 0
      ? this.find(value, 0)
      : {file: this.sources[0]?.file ?? 'sidebars.ts', line: 1, column: 1};
  }
}

/** Flattens the evaluated sidebars and finds each entry's line. */
export function flattenSidebars(evaluated: Record<string, unknown>, finder: Finder): Sidebar[] {
  return Object.entries(evaluated).map(([name, items]) => {
    const entries: SidebarEntry[] = [];
    const seen = new Map<string, number>();
    const place = (value: string | undefined) => {
      const count = seen.get(value ?? '') ?? 0;
      seen.set(value ?? '', count + 1);
      return finder.find(value, count);
    };
    const add = (item: Item, trail: string[]): void => {
      if (typeof item === 'string') {
        entries.push({type: 'doc', id: item, trail, ...place(item)});
      } else if (item.type === 'category') {
        const {link, label} = item;
        if (link?.type === 'generated-index') {
          entries.push({
            type: 'generated-index',
            label,
            href: link.slug,
            trail,
            ...place(link.slug ?? label),
          });
        } else {
          entries.push({type: 'category', id: link?.id, label, trail, ...place(link?.id ?? label)});
        }
        addAll(item.items, [...trail, label ?? '']);
      } else if (item.type === 'doc' || item.type === 'ref') {
        entries.push({type: 'doc', id: item.id, label: item.label, trail, ...place(item.id)});
      } else if (item.type === 'link') {
        entries.push({
          type: 'link',
          href: item.href,
          label: item.label,
          trail,
          ...place(item.href),
        });
      } else if (item.type === undefined) {
        // The shorthand {label: [items]}.
        for (const [label, inner] of Object.entries(item as Record<string, Item[]>)) {
          entries.push({type: 'category', label, trail, ...place(label)});
          addAll(inner, [...trail, label]);
        }
      } else {
        entries.push({type: 'other', label: item.type, trail, ...place(item.type)});
      }
    };
    const addAll = (list: Item[] | Item | undefined, trail: string[]): void => {
      if (Array.isArray(list)) {
        list.forEach((item) => add(item, trail));
      } else if (list !== undefined) {
        add(list, trail);
      }
    };
    addAll(items as Item[], []);
    return {name, entries};
  });
}
