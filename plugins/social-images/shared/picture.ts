/** Content of a picture. Equal contents are one file. */
export type Picture = {
  title: string;
  /** Name of the page's area. */
  area: string;
  /** Icon of the sprite. */
  icon: string;
  /** Hue of a family, a token of tokens.css. */
  hue: string;
};

/** Data that pages need to name their picture. */
export type SocialImages = {
  /** Digest of the template, fonts, icons and colors. */
  version: string;
  /** Picture of pages without one of their own. */
  site: Picture;
};

/** Hue of the site's own picture. */
export const SITE_HUE = 'accent';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** In the folder of hashed assets, which are cached for a year and uploaded before the pages that name them. */
export const FOLDER = 'assets/social';

/**
 * A digest of 16 hexadecimal digits that gives the same result in the browser, which has no synchronous digest, and in
 * the build: two runs of FNV-1a with different seeds.
 */
export function digestOf(text: string): string {
  const run = (start: number): string => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    // Final mixing: without it, similar texts differ only in the last digits.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  };
  return run(0x811c9dc5) + run(0x1b873593);
}

/** Path of a picture, relative to the base URL. */
export function pathOf({title, area, icon, hue}: Picture, version: string): string {
  return `${FOLDER}/${digestOf([version, title, area, icon, hue].join('\n'))}.png`;
}

/** The alternative text of a picture. */
export function altOf({title, area}: Picture, siteTitle: string): string {
  return [...new Set([title, area, siteTitle])].join(' – ');
}
