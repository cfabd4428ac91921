/**
 * The most that a page of a kind may weigh, in kB (gzip, 1,000 bytes). `script` is what the page loads once its reader
 * acts; before that it loads none. A test over the build holds every page to it.
 */
export const budgets = {
  home: {document: 14, script: 150},
  landing: {document: 21, script: 165},
  'get-started': {document: 24, script: 165},
  howto: {document: 34, script: 172},
  concept: {document: 34, script: 172},
  reference: {document: 90, script: 172},
  troubleshooting: {document: 26, script: 172},
} as const;

/** Of every page. */
export const shared = {styles: 22, font: 25, loader: 3} as const;
