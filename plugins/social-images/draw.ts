import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Page} from './pages';
import {pathOf} from './shared/picture';
import {drawPicture, type Kit, readColors, readIcons, readLogo} from './template';
import {openFace} from './text';

/** Maximum size of a picture, in bytes. */
const MAX_BYTES = 60 * 1024;
/** Number of pictures that are drawn concurrently, as many as Node.js has threads for sharp. */
const AT_ONCE = 4;
/** Increase when the code of this plugin draws something else. */
const FORMAT = 1;
const FONT = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin';
/** Input files of the drawing, relative to the site. */
const FILES = {
  heading: `${FONT}-600-normal.woff`,
  text: `${FONT}-500-normal.woff`,
  tokens: 'src/css/tokens.css',
  icons: 'static/img/icons.svg',
  logo: 'static/img/logo.svg',
};
const LIBRARIES = ['fontkit', 'sharp'];

export type Brand = Kit['brand'];

export function openKit(siteDir: string, brand: Brand): Kit {
  const at = (name: keyof typeof FILES) => path.join(siteDir, FILES[name]);
  return {
    heading: openFace(at('heading')),
    text: openFace(at('text')),
    color: readColors(at('tokens')),
    icon: readIcons(at('icons')),
    logo: readLogo(at('logo')),
    brand,
  };
}

/** Digest of the common input of all pictures. It is part of their URLs, so that a changed picture has a new one. */
export function versionOf(siteDir: string, brand: Brand): string {
  const hash = createHash('sha256').update(JSON.stringify([FORMAT, brand]));
  const libraries = LIBRARIES.map((name) => `node_modules/${name}/package.json`);
  for (const file of [...Object.values(FILES), ...libraries])
    hash.update(readFileSync(path.join(siteDir, file))).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export type Work = {
  pages: readonly Page[];
  version: string;
  kit: Kit;
  /** Folder that keeps pictures between builds. */
  cache: string;
  outDir: string;
  maxBytes?: number;
};

/** Writes the picture of each page into the build. Draws pictures that are not in the cache; returns their number. */
export async function makePictures(work: Work): Promise<{pictures: number; drawn: number}> {
  const {pages, version, kit, cache, outDir, maxBytes = MAX_BYTES} = work;
  const byFile = new Map(pages.map((page) => [pathOf(page.picture, version), page]));
  const keptAs = (file: string) => path.join(cache, version, path.basename(file));
  const missing = [...byFile].filter(([file]) => !existsSync(keptAs(file)));
  const drawings = missing.map(([file, {route, picture}]) => ({
    file,
    route,
    drawing: drawPicture(picture, kit),
  }));
  refuse(
    'page(s) whose title cannot be drawn',
    drawings.flatMap(({route, drawing}) =>
      drawing instanceof Error ? [`- ${route}: ${drawing.message}`] : [],
    ),
    'Reword the title. Sizes are in plugins/social-images/template.ts.',
  );

  for (const old of existsSync(cache) ? await readdir(cache) : [])
    if (old !== version) await rm(path.join(cache, old), {recursive: true});
  await mkdir(path.join(cache, version), {recursive: true});
  const draw = async ({file, drawing}: (typeof drawings)[number]): Promise<void> => {
    // The colors are flat: with a palette and no dithering, the file is a third of the size.
    const png = await sharp(Buffer.from(String(drawing)))
      .png({palette: true, effort: 4, dither: 0})
      .toBuffer();
    // Renamed when complete, so that an interrupted build leaves no partial picture.
    const partial = `${keptAs(file)}.${process.pid}`;
    await writeFile(partial, png);
    await rename(partial, keptAs(file));
  };
  for (let start = 0; start < drawings.length; start += AT_ONCE)
    await Promise.all(drawings.slice(start, start + AT_ONCE).map(draw));

  const heavy: string[] = [];
  for (const [file, {route, picture}] of byFile) {
    const {size} = await stat(keptAs(file));
    if (size > maxBytes) heavy.push(`- ${route}: ${size} bytes, "${picture.title}"`);
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await copyFile(keptAs(file), path.join(outDir, file));
  }
  refuse(
    `picture(s) weigh more than ${maxBytes} bytes`,
    heavy,
    'Shorten the title, or draw less in plugins/social-images/template.ts.',
  );
  return {pictures: byFile.size, drawn: missing.length};
}

function refuse(what: string, problems: readonly string[], remedy: string): void {
  if (problems.length > 0)
    throw new Error(`social-images: ${problems.length} ${what}\n${problems.join('\n')}\n${remedy}`);
}
