import file from '../../data/areas.json';
import type {KINDS} from './facts/schemas';
import type {Area, Family} from './facts/types';

export type Kind = (typeof KINDS)[number];

/** The list of areas; facts/load.ts validates it with the other fact files. */
export const AREAS = file.areas as Area[];
export const FAMILIES = file.families as Family[];

const holds = (folder: string, id: string): boolean => id === folder || id.startsWith(`${folder}/`);

/** The area of a page; `id` is its path under docs/ without extension. The deepest matching folder wins. */
export function areaWith(id: string, areas: readonly Area[] = AREAS): Area | undefined {
  const depth = ({folders}: Area): number =>
    Math.max(0, ...folders.filter((folder) => holds(folder, id)).map(({length}) => length));
  const found = areas.filter((area) => depth(area) > 0);
  return found.sort((a, b) => depth(b) - depth(a))[0];
}

/** Id of the area of a page. A page outside all areas, which rules/areas.ts refuses, gets the name of its folder. */
export function areaOf(id: string): string {
  const [first = '', second = ''] = id.split('/');
  return areaWith(id)?.id ?? ((first === 'products' && second) || first || 'overview');
}

const KIND_OF_FOLDER: [RegExp, Kind][] = [
  [/get-started$/, 'get-started'],
  [/\/troubleshooting\//, 'troubleshooting'],
  // Pages that list a group of how-to pages.
  [/\/howto\/list-[\w-]+$/, 'landing'],
  [/\/howto\//, 'howto'],
  [/\/concepts\//, 'concept'],
  [/\/reference\//, 'reference'],
];

/** Kind of a page, by its path. */
export function kindOf(id: string): Kind {
  const area = areaWith(id);
  const own = Object.entries(area?.kinds ?? {}).find(([path]) =>
    path.endsWith('/') ? id.startsWith(path) : id === path,
  );
  if (own) return own[1];
  const ofFolder = KIND_OF_FOLDER.find(([pattern]) => pattern.test(id));
  if (ofFolder) return ofFolder[1];
  const isLanding = area?.folders.includes(id) ?? false;
  return !isLanding && id.startsWith('products/') && id.split('/').length > 2 ? 'howto' : 'landing';
}
