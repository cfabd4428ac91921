import fs from 'node:fs';
import path from 'node:path';
import {elements} from './site';

/** Where a build is, and the address at which its files are. */
export type Place = {build: string; root: string};

const SIZE = [1200, 630] as const;
const MOST = 60 * 1024;

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** What a reader sees of an element without others in it. */
export const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

type Tag = [name: string, content: string];

function readTags(html: string): Tag[] {
  return elements(html, 'meta')
    .map(({property, name, content = ''}): Tag => [property ?? name ?? '', textOf(content)])
    .filter(([name]) => /^(?:og:image|twitter:)/.test(name));
}

/** What a page says about its picture, by the name of the tag. */
export const tagsOf = (html: string): Record<string, string | undefined> =>
  Object.fromEntries(readTags(html));

/** Name of the area in the page's switcher; none outside of the sidebar. */
export const areaOf = (html: string): string | undefined => {
  const [, label] = /<summary class="?area_[^>]*>([\s\S]*?)<svg class="?docs-icon chevron/.exec(html) ?? [];
  return label === undefined ? undefined : textOf(label);
};

/** What is wrong with the picture that a page names. */
export function pictureProblems(html: string, {build, root}: Place): string[] {
  const tags = tagsOf(html);
  const url = tags['og:image'] ?? '';
  const expected: Record<string, string | undefined> = {
    'og:image:type': 'image/png',
    'og:image:width': String(SIZE[0]),
    'og:image:height': String(SIZE[1]),
    'og:image:alt': tags['twitter:image:alt'],
    'twitter:image': url,
    'twitter:card': 'summary_large_image',
  };
  const problems = Object.entries(expected)
    .filter(([name, value]) => !tags[name] || tags[name] !== value)
    .map(([name, value]) => `${name} is ${tags[name]} and not ${value}`);
  const names = readTags(html).map(([name]) => name);
  problems.push(...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `a second ${name}`));
  if (!url.startsWith(`${root}assets/social/`)) return [...problems, `${url} is not under ${root}assets/social/`];

  const file = path.join(build, url.slice(root.length));
  if (!fs.existsSync(file)) return [...problems, `${url} is not there`];
  const data = fs.readFileSync(file);
  // A PNG says its width in bytes 16 to 19, its height in the next four.
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  if (data.toString('latin1', 1, 4) !== 'PNG' || width !== SIZE[0] || height !== SIZE[1])
    problems.push(`${url} is ${width} by ${height}`);
  if (data.length > MOST) problems.push(`${url} weighs ${data.length} bytes`);
  return problems;
}
