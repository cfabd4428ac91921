/** What a picture shows. Equal pictures are one file. */
export type Picture = {
  title: string;
  /** The area that the page is in. */
  area: string;
  /** Glyph of the sprite. */
  icon: string;
  /** One of the families' hues, as the tokens name them. */
  hue: string;
};

/** What pages have to know to name their picture, given by the plugin. */
export type SocialImages = {
  /** Digest of what is drawn with: template, fonts, glyphs, colors. */
  version: string;
  /** The picture of pages that have none of their own. */
  site: Picture;
};

/** The hue of a picture of the site as a whole. */
export const SITE_HUE = 'accent';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Under the folder of hashed assets, which are kept for a year and uploaded before the pages that name them. */
export const FOLDER = 'assets/social';

/**
 * Sixteen hexadecimal digits of a text: the same in the browser, where there is no synchronous digest, as in the
 * build. Two runs of FNV-1a with different beginnings.
 */
export function digestOf(text: string): string {
  const run = (start: number): string => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    // Neighboring texts differ in the last digits alone without it.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  };
  return run(0x811c9dc5) + run(0x1b873593);
}

/** Path of a picture under the base URL. */
export function pathOf({title, area, icon, hue}: Picture, version: string): string {
  return `${FOLDER}/${digestOf([version, title, area, icon, hue].join('\n'))}.png`;
}

/** The alternative text of a picture. */
export function altOf({title, area}: Picture, siteTitle: string): string {
  return [...new Set([title, area, siteTitle])].join(' – ');
}
