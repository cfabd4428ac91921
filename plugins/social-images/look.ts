import {readFileSync} from 'node:fs';

/** Colours of the light mode, by the name of their token: `paper`, `ink-2`, `stream`. */
export type Colors = (name: string) => string;

/** Reads the colours of a style sheet of tokens; asking for one that it does not have is an error. */
export function readColors(file: string): Colors {
  const css = readFileSync(file, 'utf8');
  const root = /^:root \{([\s\S]*?)^\}/m.exec(css)?.[1] ?? '';
  const colors = new Map(
    [...root.matchAll(/--docs-([\w-]+):\s*#([0-9a-f]{3}|[0-9a-f]{6})\s*;/gi)].map(
      ([, name = '', hex = '']) => [name, hex.length === 3 ? hex.replace(/./g, '$&$&') : hex],
    ),
  );
  return (name) => {
    const hex = colors.get(name);
    if (hex === undefined)
      throw new Error(
        `social-images: ${file} has no --docs-${name} with a colour like #fcfcfa in its :root`,
      );
    return `#${hex}`;
  };
}

/** A colour with some of another in it: `part` of 1 is the other. */
export function mix(color: string, other: string, part: number): string {
  const channel = (of: string, index: number) => parseInt(of.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) =>
      Math.round(channel(color, index) * (1 - part) + channel(other, index) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Glyphs of the sprite, by name, as what stands in an `svg` of 20 units; asking for one that is not there is an error. */
export type Icons = (name: string) => string;

export function readIcons(file: string): Icons {
  const symbols = new Map(
    [...readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)].map(
      ([, name = '', drawing = '']) => [name, drawing],
    ),
  );
  return (name) => {
    const drawing = symbols.get(name);
    if (drawing === undefined)
      throw new Error(
        `social-images: there is no glyph "${name}" in ${file}. There are: ${[...symbols.keys()].join(', ')}`,
      );
    return drawing;
  };
}

/** What stands in the `svg` element of the logo, and how many units it is wide. */
export function readLogo(file: string): {drawing: string; size: number} {
  const [, size, drawing] =
    /<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  if (size === undefined || drawing === undefined)
    throw new Error(`social-images: ${file} is no svg with a square viewBox that begins at 0 0`);
  return {drawing, size: Number(size)};
}
