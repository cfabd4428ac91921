/** Stands for remark-parse in the bundle of the compiler. */
import type {Root} from 'mdast';
import {fromMarkdown, type Extension as FromMarkdown} from 'mdast-util-from-markdown';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {Extension as Micromark} from 'micromark-util-types';
import type {Processor} from 'unified';
import {type Extension, extensionsOf} from '../content-rules/content/syntax';

type Nested = FromMarkdown | Nested[];

/** By the sign that all of its constructs begin with. */
const OF_SIGN: Record<string, Extension> = {$: 'math', ':': 'directive'};

/** The signs that constructs of an extension begin with; `null` for any. */
function signsOf({document, flow, text, string}: Micromark): string[] {
  const codes = [document, flow, text, string].flatMap((constructs) =>
    Object.keys(constructs ?? {}),
  );
  return [...new Set(codes)].map((code) =>
    code === 'null' ? code : String.fromCharCode(Number(code)),
  );
}

/** What an extension is to a page that needs `needed` alone: itself, a part of itself, or nothing. */
function reduced(extension: Micromark, needed: readonly Extension[]): Micromark[] {
  const signs = signsOf(extension);
  const name = signs.length === 1 ? OF_SIGN[signs[0]!] : undefined;
  if (name) return needed.includes(name) ? [extension] : [];
  // Of all that begin with any letter, bare addresses are the only one.
  const isGfm = signs.includes('w') && signs.includes('null');
  return isGfm && !needed.includes('gfm') ? [gfmTable()] : [extension];
}

/** Without what looks for bare addresses in a tree that is finished. */
function withoutTransforms(extension: Nested): Nested {
  if (Array.isArray(extension)) return extension.map(withoutTransforms);
  const {transforms: _, ...rest} = extension;
  return rest;
}

/** Reads a page with the extensions that it has something for. */
export default function parse(this: Processor): void {
  const made = new Map<string, {extensions: Micromark[]; mdastExtensions: Nested[]}>();
  const optionsFor = (needed: Extension[]) => {
    const key = needed.join();
    const known = made.get(key);
    if (known) return known;
    const {micromarkExtensions = [], fromMarkdownExtensions = []} = this.data();
    const all = fromMarkdownExtensions as Nested[];
    const options = {
      extensions: micromarkExtensions.flatMap((extension) => reduced(extension, needed)),
      mdastExtensions: needed.includes('gfm') ? all : all.map(withoutTransforms),
    };
    made.set(key, options);
    return options;
  };
  this.parser = (document): Root => {
    const options = optionsFor(extensionsOf(document));
    return fromMarkdown(document, options as Parameters<typeof fromMarkdown>[1]);
  };
}
