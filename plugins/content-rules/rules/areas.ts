import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {areaWith} from '../../shared/areas';
import type {Area} from '../../shared/facts/types';
import {nearest} from '../../shared/nearest';
import type {Content} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';

const FILE = 'data/areas.json';
const ICONS = 'static/img/icons.svg';

type Report = (area: Area, rule: string, message: string, hint: string) => Problem;

/** Every page is in an area of data/areas.json, and every area has its landing page, its icon and its place in the sidebar. */
export const areas: Rule = (site) => {
  const file = path.join(site.siteDir, FILE);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const {areas: all} = JSON.parse(text) as {areas: Area[]};
  const lines = text.split('\n');
  const report: Report = ({id}, rule, message, hint) => ({
    file: FILE,
    line: lines.findIndex((line) => line.includes(`"id": "${id}"`)) + 1 || 1,
    column: 1,
    rule: `areas/${rule}`,
    message,
    hint,
  });
  const icons = iconsOf(site);
  return [
    ...pagesWithout(site, all),
    ...all.flatMap((area) => [
      ...landingProblems(site, area, report),
      ...iconProblems(icons, area, report),
    ]),
  ];
};

function iconsOf({siteDir}: Content): string[] {
  const file = path.join(siteDir, ICONS);
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);
}

function iconProblems(icons: string[], area: Area, report: Report): Problem[] {
  if (icons.length === 0 || icons.includes(area.icon)) return [];
  const instead = nearest(area.icon, icons) ?? 'database';
  return [
    report(
      area,
      'icon',
      `${ICONS} has no glyph ${area.icon}.`,
      `Draw it there and add it to src/components/Icon/names.ts, or use \`${instead}\`.`,
    ),
  ];
}

function landingProblems(site: Content, area: Area, report: Report): Problem[] {
  const [folder = ''] = area.folders;
  const landing = area.landing ?? folder;
  if (!site.pages.some(({id}) => id === landing)) {
    return [
      report(
        area,
        'landing',
        `The area ${area.id} has no landing page docs/${landing}.md.`,
        `Write it: \`npm run new -- landing ${landing}\`.`,
      ),
    ];
  }
  const isOpened = site.sidebars.some(({entries}) =>
    entries.some(({type, id}) => type === 'category' && (id === landing || id === folder)),
  );
  if (area.family === undefined || isOpened) return [];
  const name = path.posix.basename(folder);
  return [
    report(
      area,
      'sidebar',
      `No category of the sidebar opens ${landing}, the landing page of the area ${area.id}.`,
      `Make config/sidebars/${name}.ts with \`group(LABEL, PAGES, '${landing}')\`, and list it in config/sidebars/services.ts.`,
    ),
  ];
}

/** Pages outside all areas, with one problem for each folder. */
function pagesWithout(site: Content, all: Area[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const {id, file} of site.pages) {
    const depth = id.startsWith('products/') ? 2 : 1;
    const folder = id.split('/').slice(0, depth).join('/');
    if (areaWith(id, all) || problems.has(folder)) continue;
    problems.set(folder, {
      file,
      line: 1,
      column: 1,
      rule: 'areas/unknown',
      message: 'The page belongs to no area.',
      hint: `Add an area with the folder \`${folder}\` to ${FILE}.`,
    });
  }
  return [...problems.values()];
}
