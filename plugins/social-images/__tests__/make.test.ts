import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openFace} from '../font';
import {readColors, readIcons, readLogo} from '../look';
import {makePictures, type Work} from '../make';
import {DEFAULT_OPTIONS as files} from '../options';
import {HEIGHT, pathOf, type Picture, WIDTH} from '../shared/picture';
import type {Kit} from '../template';

const kit: Kit = {
  heading: openFace(files.headingFont),
  text: openFace(files.textFont),
  colors: readColors(files.tokens),
  icons: readIcons(files.icons),
  logo: readLogo(files.logo),
  brand: ['aiven', 'docs'],
};
const KAFKA = {area: 'Apache Kafka®', icon: 'kafka', hue: 'stream'};
const picture = (title: string, rest: Partial<Picture> = {}): Picture => ({
  title,
  ...KAFKA,
  ...rest,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'social-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const make = (pictures: Picture[], more: Partial<Work> = {}) =>
  makePictures({
    pages: pictures.map((shown, index) => ({route: `/docs/${index}`, picture: shown})),
    version: 'v1',
    kit: () => Promise.resolve(kit),
    cache: path.join(folder, 'cache'),
    outDir: path.join(folder, 'build'),
    maxBytes: files.maxBytes,
    ...more,
  });
const read = (shown: Picture): Buffer =>
  readFileSync(path.join(folder, 'build', pathOf(shown, 'v1')));

/** Pixels of a picture as this plugin stores them: indexes, a byte before each row. */
function rowsOf(png: Buffer): Buffer {
  const at = png.indexOf('IDAT');
  return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
}

/** Part of a rectangle that is not of the first colour, which is paper. */
function inked(png: Buffer, [left, top, right, bottom]: [number, number, number, number]): number {
  const rows = rowsOf(png);
  let count = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (rows[y * (WIDTH + 1) + x + 1] !== 0) count += 1;
  return count / ((right - left) * (bottom - top));
}
const TITLE: [number, number, number, number] = [80, 160, 800, 480];

describe('pictures', () => {
  it('are PNGs of the size that pages name, with the title on them', async () => {
    await make([picture('avn vpc'), picture('Administer a service with the command-line tools')]);
    for (const title of ['avn vpc', 'Administer a service with the command-line tools']) {
      const png = read(picture(title));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
      expect(rowsOf(png)).toHaveLength((WIDTH + 1) * HEIGHT);
      expect(inked(png, TITLE)).toBeGreaterThan(0.03);
      expect(png.length).toBeLessThan(files.maxBytes);
    }
    expect(inked(read(picture('avn vpc')), TITLE)).toBeLessThan(
      inked(read(picture('Administer a service with the command-line tools')), TITLE),
    );
  });

  it('leave a margin around the title, however long it is', async () => {
    const long = picture(
      'Integrate Aiven for Apache Flink® with an external Apache Kafka® and more of it',
    );
    await make([long]);
    expect(inked(read(long), [0, 0, 76, HEIGHT - 20])).toBe(0);
    expect(inked(read(long), [822, 140, 864, 500])).toBe(0);
  });

  it('are one file for equal ones, and are drawn once', async () => {
    const [a, b] = [picture('A'), picture('B')];
    expect(await make([a, b, {...a}])).toEqual({pictures: 2, drawn: 2});
    const before = read(a);
    const never = () => Promise.reject(new Error('nothing is to be drawn'));
    rmSync(path.join(folder, 'build'), {recursive: true});
    expect(await make([a, b], {kit: never})).toEqual({pictures: 2, drawn: 0});
    expect(read(a)).toEqual(before);
    expect(await make([a, b, picture('C')])).toEqual({pictures: 3, drawn: 1});
  });

  it('of an earlier version are forgotten when some are drawn', async () => {
    await make([picture('A')], {version: 'v0'});
    await make([picture('A')]);
    expect(readdirSync(path.join(folder, 'cache'))).toEqual(['v1']);
  });
});

describe('what cannot be drawn fails the build', () => {
  it('all of it at once', async () => {
    await expect(
      make([
        picture('Topics'),
        picture('Create ☃ topics'),
        picture('Pneumonoultramicroscopicsilicovolcanoconiosis'),
        picture('Topics', {
          area: 'The name of an area that goes on and on until there is no line for it',
        }),
      ]),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: social-images: 3 page(s) whose title cannot be drawn
      - /docs/1: the font has no ☃ of "Create ☃ topics", Apache Kafka®
      - /docs/2: a word is longer than a line: "Pneumonoultramicroscopicsilicovolcanoconiosis"
      - /docs/3: the name of the area does not fit a line: "The name of an area that goes on and on until there is no line for it"
      Reword the title. The fonts are options of the plugin, the sizes are in plugins/social-images/template.ts.]
    `);
  });

  it('with the glyphs that there are', async () => {
    const file = path.join(folder, 'icons.svg');
    writeFileSync(
      file,
      '<svg><symbol id="a"><path d="M0 0"/></symbol><symbol id="b"><g/></symbol></svg>',
    );
    const icons = (name: string) => {
      try {
        return readIcons(file)(name);
      } catch (error) {
        throw new Error((error as Error).message.replace(folder, 'static'));
      }
    };
    await expect(
      make([picture('Topics')], {kit: () => Promise.resolve({...kit, icons})}),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: social-images: there is no glyph "kafka" in static/icons.svg. There are: a, b]`,
    );
  });

  it('with the token that has no colour', async () => {
    await expect(
      make([picture('Topics', {hue: 'pink'})]),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: social-images: src/css/tokens.css has no --docs-pink with a colour like #fcfcfa in its :root]`,
    );
  });

  it('and so does a picture that weighs too much, which is named', async () => {
    const heavy = make([picture('A'), picture('Produce and consume with kcat')], {
      maxBytes: 18_000,
    });
    await expect(heavy).rejects.toThrow(
      /^social-images: 1 picture\(s\) weigh more than 18000 bytes\n- \/docs\/1: \d+ bytes, "Produce and consume with kcat"\n/,
    );
    // Kept from the last time, it is as heavy.
    await expect(
      make([picture('Produce and consume with kcat')], {maxBytes: 18_000}),
    ).rejects.toThrow(/1 picture/);
  });
});

it('a logo that is not square is not taken', () => {
  const file = path.join(folder, 'logo.svg');
  writeFileSync(file, '<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>');
  expect(() => readLogo(file)).toThrow(/is no svg with a square viewBox/);
});
