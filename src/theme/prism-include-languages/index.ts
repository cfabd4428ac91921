/** The browser needs no highlighter: plugins/highlight colors samples when pages are compiled. */
export default function prismIncludeLanguages(): void {}
