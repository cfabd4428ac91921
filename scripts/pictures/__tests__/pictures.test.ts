import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesUnder} from '../../../plugins/shared/walk';
import {Drawing} from '../drawing';
import {wrap} from '../face';
import {colors, valuesIn} from '../palette';
import {PICTURES} from '../pictures';

const SITE = path.resolve(__dirname, '../../..');
const pages = filesUnder(SITE, 'docs')
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => ({file, text: readFileSync(path.join(SITE, file), 'utf8')}));

describe('the pictures of the site', () => {
  it.each(Object.keys(PICTURES))('%s is as described, and a page beside it shows it', (name) => {
    const file = path.join(SITE, 'docs', name);
    const committed = readFileSync(file, 'utf8');
    expect(committed, 'Run `npm run pictures`, and commit what it writes.').toBe(
      PICTURES[name]!().svg(),
    );
    const shown = `](./img/${path.basename(name)})`;
    const folder = path.posix.dirname(path.posix.dirname(`docs/${name}`));
    const from = pages.filter(
      ({file, text}) => path.posix.dirname(file) === folder && text.includes(shown),
    );
    expect(from.map(({file}) => file)).not.toEqual([]);
  });

  it('stand between blank lines, since each is a paragraph of its own', () => {
    const inText = pages.flatMap(({file, text}) =>
      [...text.matchAll(/(.*)\n(!\[.*\]\(\.\/img\/.*\.svg\).*)\n(.*)/g)]
        .filter(([, before, image, after]) => before || after || !image!.endsWith(')'))
        .map(([, , image]) => `${file}: ${image}`),
    );
    expect(inText).toEqual([]);
  });

  it('all come from a description', () => {
    const drawn = filesUnder(SITE, 'docs').filter((file) => /\/img\/[^/]+\.svg$/.test(file));
    expect(drawn.sort()).toEqual(
      Object.keys(PICTURES)
        .map((name) => `docs/${name}`)
        .sort(),
    );
  });
});

describe('a drawing', () => {
  const draw = (what: (drawing: Drawing) => unknown) => () => {
    const drawing = new Drawing(200);
    what(drawing);
    return drawing.svg();
  };

  it('refuses what leaves it', () => {
    expect(draw((drawing) => drawing.box([300, 8, 200, 40], 'Broker'))).toThrow(
      '"plain" leaves the picture: 300, 8, 500, 48 in 480 × 200',
    );
  });

  it('refuses a text that is higher than its box', () => {
    expect(draw((drawing) => drawing.box([8, 8, 80, 40], 'Read replica', 'in region 2'))).toThrow(
      '"Read replica" takes 4 lines, 84 high, and has 40',
    );
  });

  it('refuses a name of a group that takes two lines', () => {
    expect(draw((drawing) => drawing.group([8, 8, 90, 100], 'Aiven VPC'))).toThrow(
      '"Aiven VPC" takes more than the line that a group has for it',
    );
  });

  it('refuses a word that is wider than its box, and a label wider than its cell', () => {
    expect(draw((drawing) => drawing.box([8, 8, 60, 40], 'PostgreSQL'))).toThrow(
      /"PostgreSQL" is \d+ wide, and has 44/,
    );
    expect(draw((drawing) => drawing.cells([8, 8, 60, 30], ['COMMIT', 'BEGIN']))).toThrow(
      '"COMMIT" is wider than its cell',
    );
  });

  it('refuses texts that overlap, and an arrow through a text', () => {
    expect(draw((drawing) => drawing.text([8, 40], 'leader').text([20, 44], 'follower'))).toThrow(
      '"leader" and "follower" overlap',
    );
    expect(
      draw((drawing) =>
        drawing.text([100, 60], 'lag').arrow([
          [8, 55],
          [300, 55],
        ]),
      ),
    ).toThrow('an arrow from 8, 55 to 300, 55 runs through "lag"');
  });

  it('refuses a letter that the font lacks', () => {
    expect(draw((drawing) => drawing.text([8, 40], 'a → b'))).toThrow(
      'the font has no "→", in "a → b"',
    );
  });

  it('has its size, both modes, and each letter once', () => {
    const svg = draw((drawing) => drawing.text([8, 40], 'nnn'))();
    expect(svg).toContain('width="480" height="200"');
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
    expect(svg.match(/<path id=/g)).toHaveLength(1);
    expect(svg.match(/<use /g)).toHaveLength(3);
  });
});

it('breaks lines at blanks and where the text does', () => {
  expect(wrap('one two\nthree', 1000, 400)).toEqual(['one two', 'three']);
  expect(wrap('one two', 40, 400)).toEqual(['one', 'two']);
});

describe('the palette', () => {
  it('is that of the site', () => {
    expect(colors()).toContain('--paper:#fcfcfa');
    expect(colors()).toContain('--paper:#101316');
  });

  it('says which color the tokens lack', () => {
    expect(() => valuesIn('\n:root {\n  --docs-paper: #fff;\n}', ':root')).toThrow(
      'tokens.css has no --docs-surface in :root',
    );
    expect(() => valuesIn('', ':root')).toThrow('tokens.css has no block :root');
  });
});
