import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** A package with code in the published site. */
export type Bundled = {
  name: string;
  version: string;
  /** SPDX expression; empty if the package has none. */
  license: string;
  /** License text that copies have to include; empty if the package has none. */
  text: string;
};

type Manifest = {name?: string; version?: string; license?: string | {type?: string}};

const FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** Reads the license of a package. Skips a package.json without a name, since folders inside a package can have one. */
export async function readPackage(folder: string): Promise<Bundled> {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const {name = path.basename(folder), version = '', license} = manifest;
  const files = (await readdir(folder)).filter((file) => FILE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? '',
    text: texts.map((text) => text.replace(/\r\n/g, '\n').trim()).join('\n\n'),
  };
}
