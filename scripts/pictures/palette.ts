import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The roles of src/css/tokens.css that pictures are drawn in. */
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

/** The values of the roles in one block of the tokens, as custom properties. */
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
 * Colors in both modes. The browser gives an SVG in an `<img>` the color scheme of the page around it; where it does
 * not (Safari), the picture stays light, on its own ground.
 */
export function colors(): string {
  const css = readFileSync(TOKENS, 'utf8');
  const light = valuesIn(css, ':root');
  const dark = valuesIn(css, "[data-theme='dark']");
  return `svg{${light}}@media (prefers-color-scheme:dark){svg{${dark}}}`;
}
