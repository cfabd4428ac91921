/** The browser needs no highlighter: plugins/highlight colours samples when pages are compiled. */
export default function prismIncludeLanguages(): void {}
