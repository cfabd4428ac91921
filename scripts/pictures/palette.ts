import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Color roles of src/css/tokens.css in pictures. */
const ROLES = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-soft',
  'on-accent',
  'warn',
  'danger',
] as const;
export type Role = (typeof ROLES)[number];

const TOKENS = path.resolve(__dirname, '../../src/css/tokens.css');

/** The roles in one block of tokens.css, as custom properties. */
export function valuesIn(css: string, selector: string): string {
  const block = css.split(`\n${selector} {`)[1]?.split('\n}')[0];
  if (block === undefined) throw new Error(`pictures: tokens.css has no block ${selector}`);
  return ROLES.map((role) => {
    const value = new RegExp(`--docs-${role}: ([^;]+);`).exec(block)?.[1];
    if (!value) throw new Error(`pictures: tokens.css has no --docs-${role} in ${selector}`);
    return `--${role}:${value}`;
  }).join(';');
}

/**
 * Style sheet with the colors of both modes. Browsers give an SVG in an `<img>` the color scheme of the page; in
 * Safari, which does not, the picture stays light on its own background.
 */
export function colors(): string {
  const css = readFileSync(TOKENS, 'utf8');
  const light = valuesIn(css, ':root');
  const dark = valuesIn(css, "[data-theme='dark']");
  return `svg{${light}}@media (prefers-color-scheme:dark){svg{${dark}}}`;
}
