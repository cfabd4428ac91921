/**
 * The most that a page of a kind may weigh, in kB (gzip, 1,000 bytes). `script` is what the page loads once its reader
 * acts; before that it loads none. A test over the build holds every page to it.
 */
export const budgets = {
  home: {document: 18, script: 150},
  landing: {document: 25, script: 165},
  'get-started': {document: 28, script: 165},
  howto: {document: 38, script: 172},
  concept: {document: 38, script: 172},
  reference: {document: 94, script: 172},
  troubleshooting: {document: 30, script: 172},
} as const;

/** Of every page. */
export const shared = {styles: 22, font: 25, loader: 6} as const;
