import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makePictures, openKit, versionOf, type Work} from '../draw';
import {HEIGHT, pathOf, type Picture, WIDTH} from '../shared/picture';
import {readIcons, readLogo} from '../template';
import {fitText} from '../text';

const kit = openKit(process.cwd(), ['aiven', 'docs']);
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
    kit,
    cache: path.join(folder, 'cache'),
    outDir: path.join(folder, 'build'),
    ...more,
  });
const read = (shown: Picture): Buffer =>
  readFileSync(path.join(folder, 'build', pathOf(shown, 'v1')));

type Box = {left: number; top: number; width: number; height: number};
/** Share of the pixels of a rectangle that are darker than paper. */
async function inked(png: Buffer, box: Box): Promise<number> {
  const pixels = await sharp(png).extract(box).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 240).length / pixels.length;
}
const TITLE = {left: 80, top: 160, width: 720, height: 320};

describe('pictures', () => {
  it('are PNGs of the size that pages name, with the title on them', async () => {
    const short = picture('avn vpc');
    const long = picture('Administer a service with the command-line tools');
    await make([short, long]);
    for (const shown of [short, long])
      expect(await sharp(read(shown)).metadata()).toMatchObject({
        format: 'png',
        width: WIDTH,
        height: HEIGHT,
      });
    const [few, many] = [await inked(read(short), TITLE), await inked(read(long), TITLE)];
    expect(few).toBeGreaterThan(0.03);
    expect(many).toBeGreaterThan(few);
  });

  it('leave a margin around the title, however long it is', async () => {
    const long = picture(
      'Integrate Aiven for Apache Flink® with an external Apache Kafka® and more of it',
    );
    await make([long]);
    const leftOf = {left: 0, top: 0, width: 76, height: HEIGHT - 20};
    const rightOf = {left: 822, top: 140, width: 42, height: 360};
    expect(await inked(read(long), leftOf)).toBe(0);
    expect(await inked(read(long), rightOf)).toBe(0);
  });

  it('are one file for equal ones, and are drawn once', async () => {
    const [a, b] = [picture('A'), picture('B')];
    expect(await make([a, b, {...a}])).toEqual({pictures: 2, drawn: 2});
    const before = read(a);
    rmSync(path.join(folder, 'build'), {recursive: true});
    expect(await make([a, b])).toEqual({pictures: 2, drawn: 0});
    expect(read(a)).toEqual(before);
    expect(await make([a, b, picture('C')])).toEqual({pictures: 3, drawn: 1});
  });

  it('of an earlier version are removed from the cache', async () => {
    await make([picture('A')], {version: 'v0'});
    await make([picture('A')]);
    expect(readdirSync(path.join(folder, 'cache'))).toEqual(['v1']);
  });

  it('have another address for another brand, and the same for the same', () => {
    const own = versionOf(process.cwd(), ['aiven', 'docs']);
    expect(versionOf(process.cwd(), ['aiven', 'docs'])).toBe(own);
    expect(versionOf(process.cwd(), ['other', 'docs'])).not.toBe(own);
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
      Reword the title. Sizes are in plugins/social-images/template.ts.]
    `);
  });

  it('with the glyphs that there are', () => {
    const file = path.join(folder, 'icons.svg');
    writeFileSync(file, '<svg><symbol id="a"><g/></symbol><symbol id="b"><g/></symbol></svg>');
    expect(() => readIcons(file)('kafka')).toThrow(
      /there is no glyph "kafka" in .*\. There are: a, b$/,
    );
  });

  it('with the token that has no color', async () => {
    await expect(make([picture('Topics', {hue: 'pink'})])).rejects.toThrow(
      /tokens\.css has no --docs-pink with a color like #fcfcfa in its :root$/,
    );
  });

  it('and so does a picture that weighs too much, which is named', async () => {
    await expect(make([picture('Topics')], {maxBytes: 5000})).rejects.toThrow(
      /^social-images: 1 picture\(s\) weigh more than 5000 bytes\n- \/docs\/0: \d+ bytes, "Topics"\n/,
    );
  });

  it('and a logo that is not square', () => {
    const file = path.join(folder, 'logo.svg');
    writeFileSync(file, '<svg viewBox="0 0 20 10"><path d="M0 0"/></svg>');
    expect(() => readLogo(file)).toThrow(/is no svg with a square viewBox/);
  });
});

describe('a title', () => {
  const STEPS = [
    {size: 30, lines: 1},
    {size: 20, lines: 2},
    {size: 10, lines: 2},
  ];
  // Every letter is as wide as the type is large.
  const fit = (text: string, width: number) =>
    fitText(text, STEPS, width, (line, size) => line.length * size);

  it('has the largest size whose lines there is room for', () => {
    expect(fit('short', 150)).toEqual({size: 30, lines: ['short']});
    expect(fit('one two', 150)).toEqual({size: 20, lines: ['one two']});
    expect(fit('responsible', 150)).toEqual({size: 10, lines: ['responsible']});
  });

  it('has lines of about equal length instead of a full one and a rest', () => {
    expect(fit('one two three four five', 400)?.lines).toEqual(['one two three', 'four five']);
  });

  it('loses its end at the smallest size', () => {
    expect(fit('one two three four five six seven', 150)?.lines).toEqual([
      'one two three',
      'four five six…',
    ]);
  });

  it('does not fit with a word that is longer than a line', () => {
    expect(fit('responsibilities', 150)).toBeUndefined();
  });
});
