/** Background colors of the page in both modes, from the style sheet of tokens. */
export function paperColors(css: string): {light: string; dark: string} {
  const paperOf = (selector: string): string => {
    const start = css.indexOf(`\n${selector} {`);
    const block = start < 0 ? '' : css.slice(start, css.indexOf('\n}', start));
    const color = /--docs-paper:\s*(#[0-9a-f]{3,8})\s*;/i.exec(block)?.[1];
    if (color === undefined)
      throw new Error(
        `site-files: ${selector} has no --docs-paper with a color like #fcfcfa in the style sheet of tokens`,
      );
    return color;
  };
  return {light: paperOf(':root'), dark: paperOf("[data-theme='dark']")};
}
