import {Glyphs} from './glyphs';
import type {Page} from './pages';
import {encodePng} from './png';
import {type Base, rasterBase, withTitle} from './raster';
import {HEIGHT, WIDTH} from './shared/picture';
import {drawBase, fitsArea, fitTitle, type Kit, placeTitle} from './template';
import type {Fit} from './wrap';

/** As many as the thread pool compresses beside the drawing of the next ones. */
const AT_ONCE = 8;

/** How the title of each page fits. What cannot be drawn is told all at once, before anything is drawn. */
function fitTitles(pages: readonly Page[], kit: Kit): Map<Page, Fit> {
  const fits = new Map<Page, Fit>();
  const problems = pages.flatMap((page) => {
    const {route, picture} = page;
    const {title, area} = picture;
    const foreign = kit.heading.missing(title + area);
    if (foreign.length > 0)
      return [`- ${route}: the font has no ${foreign.join(' ')} of "${title}", ${area}`];
    if (!fitsArea(area, kit))
      return [`- ${route}: the name of the area does not fit a line: "${area}"`];
    const fit = fitTitle(title, kit);
    if (fit) fits.set(page, fit);
    return fit ? [] : [`- ${route}: a word is longer than a line: "${title}"`];
  });
  if (problems.length > 0)
    throw new Error(
      `social-images: ${problems.length} page(s) whose title cannot be drawn\n${problems.join('\n')}\nReword the title. The fonts are options of the plugin, the sizes are in plugins/social-images/template.ts.`,
    );
  return fits;
}

/** Draws the picture of each page. What pages of an area have in common is drawn once. */
export async function* drawAll(
  pages: readonly Page[],
  kit: Kit,
): AsyncGenerator<[page: Page, png: Buffer]> {
  const fits = fitTitles(pages, kit);
  const glyphs = new Glyphs();
  const bases = new Map<string, Base>();
  const baseOf = ({area, icon, hue}: Page['picture']): Base => {
    const key = JSON.stringify([area, icon, hue]);
    const base =
      bases.get(key) ??
      rasterBase(drawBase({area, icon, hue}, kit), kit.colors('paper'), kit.colors('ink'));
    bases.set(key, base);
    return base;
  };
  const draw = (page: Page): Promise<Buffer> => {
    const base = baseOf(page.picture);
    const fit = fits.get(page);
    const rows = fit ? withTitle(base, placeTitle(fit, kit), glyphs) : base.rows;
    return encodePng(rows, base.palette, WIDTH, HEIGHT);
  };
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const batch = pages.slice(start, start + AT_ONCE);
    const drawn = await Promise.all(batch.map(draw));
    for (const [index, page] of batch.entries()) yield [page, drawn[index] ?? Buffer.alloc(0)];
  }
}
