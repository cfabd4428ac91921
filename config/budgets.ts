/**
 * Largest weight of a page of each kind, in kB (gzip, 1,000 bytes). `script` is what a page loads at the reader's first
 * action; it loads no script of Docusaurus before. tests/build compares every page with it.
 */
export const budgets = {
  home: {document: 18, script: 150},
  landing: {document: 25, script: 170},
  'get-started': {document: 28, script: 170},
  howto: {document: 38, script: 175},
  concept: {document: 38, script: 175},
  reference: {document: 94, script: 175},
  troubleshooting: {document: 30, script: 175},
} as const;

/**
 * Budgets that all kinds of pages share. The styles contain all of Infima: removing the unused part would save 5 kB and
 * cost a plugin.
 */
export const shared = {styles: 28, font: 25, loader: 6} as const;
