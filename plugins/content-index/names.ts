/** Folder of the index. The file names contain digests, so the files are immutable. */
export const INDEX_FOLDER = 'assets/content-index';
/** The lowest heading level that begins a section of the index. */
export const SECTION_DEPTH = 3;
/** Heading of the questions at the end of a Markdown export. */
export const QUESTIONS = '## Questions that this page answers';
/** The one file of the index with a fixed name; it names the others. */
export const MANIFEST = 'content-index.json';
