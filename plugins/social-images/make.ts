import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from './pages';
import {pathOf, type Picture} from './shared/picture';
import type {Kit} from './template';

export type Work = {
  pages: readonly Page[];
  version: string;
  /** What is drawn with; asked for when a picture is missing. */
  kit: () => Promise<Kit>;
  /** Where pictures are kept between builds, in a folder for each version. */
  cache: string;
  outDir: string;
  maxBytes: number;
};

export type Made = {pictures: number; drawn: number};

/** Puts the picture of each page into the build, and draws those that no earlier build has drawn. */
export async function makePictures({
  pages,
  version,
  kit,
  cache,
  outDir,
  maxBytes,
}: Work): Promise<Made> {
  const byFile = new Map<string, Page>();
  for (const page of pages) {
    const file = pathOf(page.picture, version);
    if (!byFile.has(file)) byFile.set(file, page);
  }
  const folder = path.join(cache, version);
  const keptAs = (file: string): string => path.join(folder, path.basename(file));
  const missing = [...byFile].filter(([file]) => !existsSync(keptAs(file)));
  if (missing.length > 0) {
    await forgetOthers(cache, version);
    await mkdir(folder, {recursive: true});
    const {drawAll} = await import('./draw');
    const drawn = drawAll(
      missing.map(([, page]) => page),
      await kit(),
    );
    for await (const [page, png] of drawn) await keep(keptAs(pathOf(page.picture, version)), png);
  }

  const heavy: string[] = [];
  await mkdir(path.dirname(path.join(outDir, pathOf(NOTHING, version))), {recursive: true});
  for (const [file, page] of byFile) {
    const {size} = await stat(keptAs(file));
    if (size > maxBytes) heavy.push(`- ${page.route}: ${size} bytes, "${page.picture.title}"`);
    await copyFile(keptAs(file), path.join(outDir, file));
  }
  if (heavy.length > 0)
    throw new Error(
      `social-images: ${heavy.length} picture(s) weigh more than ${maxBytes} bytes\n${heavy.join('\n')}\nShorten the title, or draw less in plugins/social-images/template.ts.`,
    );
  return {pictures: byFile.size, drawn: missing.length};
}

const NOTHING: Picture = {title: '', area: '', icon: '', hue: ''};

/** Whole or not at all: a build that is stopped leaves no half of a picture. */
async function keep(file: string, data: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, data);
  await rename(partial, file);
}

async function forgetOthers(cache: string, version: string): Promise<void> {
  if (!existsSync(cache)) return;
  for (const name of await readdir(cache)) {
    if (name !== version) await rm(path.join(cache, name), {recursive: true});
  }
}
