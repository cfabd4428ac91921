import {findingAt, type Finding} from '../sample';
import {firstError, parseTree, type Grammar} from './grammars';

type Wrap = {before: string; after: string};

/** Lines that a grammar needs around a fragment. */
const WRAPS: Partial<Record<Grammar, (text: string) => Wrap | undefined>> = {
  php: (text) => (text.includes('<?') ? undefined : {before: '<?php\n', after: ''}),
  xml: (text) =>
    text.trimStart().startsWith('<?xml') ? undefined : {before: '<sample>\n', after: '\n</sample>'},
};

/** Checks languages that have a tree-sitter grammar. */
export function checkTree(grammar: Grammar, text: string, language: string): Finding[] {
  const wrap = WRAPS[grammar]?.(text) ?? {before: '', after: ''};
  const tree = parseTree(grammar, `${wrap.before}${text}${wrap.after}\n`);
  try {
    const error = firstError(tree.rootNode);
    if (!error) return [];
    const offset = Math.min(Math.max(0, error.offset - wrap.before.length), text.length);
    const what = error.missing
      ? `\`${error.text}\` is missing`
      : error.text
        ? `near \`${error.text.slice(0, 40)}\``
        : 'it ends too early';
    return [
      findingAt(
        text,
        offset,
        'samples/syntax',
        `this sample is not valid ${language}: ${what}`,
        'Fix it, or give the fence the language that it is in.',
      ),
    ];
  } finally {
    tree.delete();
  }
}
