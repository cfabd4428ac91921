/** Folder of the index: everything in it is named by its content, and immutable. */
export const INDEX_FOLDER = 'assets/content-index';
/** Headings down to this level begin a section of the index. */
export const SECTION_DEPTH = 3;
/** The line of a Markdown export under which the questions of its page stand, after all else. */
export const QUESTIONS = '## Questions that this page answers';
/** The one file of the index that has a fixed name; it says where the others are. */
export const MANIFEST = 'content-index.json';
