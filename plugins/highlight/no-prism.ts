/** Replaces Prism in the bundles: samples are colored when pages are compiled. */
export const Prism = {languages: {}};
export const themes = {};
export const Highlight = (): null => null;
