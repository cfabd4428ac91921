const CODE = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2|`[^`\n]*`/gm;
const LINK_TARGET = /\]\([^)\s]*\)/g;

/**
 * Extensions of Markdown that take their time on each line or letter, with the signs outside code without which a page
 * has nothing of theirs. Bare addresses alone (a part of `gfm`) cost a quarter of the time, and few pages have one.
 */
const SIGNS = {
  math: /\$/,
  directive: /:[^\s\p{P}]|::/u,
  gfm: /https?:|www\.|@|~|\[\^|\[[\sx]\]/i,
};
export type Extension = keyof typeof SIGNS;

/** The extensions without which a page would be read otherwise. Tables, of which `gfm` has the rest, are always read. */
export function extensionsOf(source: string): Extension[] {
  const prose = source.replace(CODE, '').replace(LINK_TARGET, ']');
  return (Object.keys(SIGNS) as Extension[]).filter((name) => SIGNS[name].test(prose));
}
