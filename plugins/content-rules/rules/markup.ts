import type {Document} from '../content/types';
import type {Fix, Problem} from '../problem';
import {placeAt, proseOf} from './prose-of';

const label = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Names that MDX expressions may use in addition to imports and exports of the page. */
const GIVEN = ['props', 'frontMatter', 'toc', 'contentTitle', 'assets', 'metadata'];

/** Links and placeholders whose syntax would show them as text, or stop the build. */
export function markup(document: Document): Problem[] {
  if (document.error) return [];
  const {source, imports, file} = document;
  const text = proseOf(document).replace(/\$\$[\s\S]*?\$\$/g, (math) =>
    math.replace(/[^\n]/g, ' '),
  );
  const found = (
    index: number,
    rule: string,
    message: string,
    hint: string,
    fix?: Fix,
  ): Problem => ({
    file,
    ...placeAt(text, index),
    rule: `shape/${rule}`,
    message,
    hint,
    ...(fix && {fix}),
  });
  const original = ({0: whole, index}: RegExpMatchArray): string =>
    source.slice(index, index! + whole.length);

  const defined = new Set(
    [...text.matchAll(/^[\s>]*\[([^\][]+)\]:/gm)].map(([, name]) => label(name!)),
  );
  const references = [...text.matchAll(/(?<![\\\w\]:])\[([^\][]+)\]\[([^\][]*)\]/g)]
    .filter(([, shown, name]) => !defined.has(label(name!.trim() === '' ? shown! : name!)))
    .filter(([, , name]) => name === '' || name!.trim() !== '')
    .map((match) =>
      found(
        match.index,
        'reference',
        `\`${original(match)}\` refers to an address that the page does not define, so readers see the brackets.`,
        'Write [text](/path/of/the/page.md).',
      ),
    );

  const spaced = [
    ...text.matchAll(/(?<![\\\w\]])\[([^\][]+)\][ \t]+\(((?:https?:\/\/|\.{0,2}\/|#)[^)\s]*)\)/g),
  ].map((match) =>
    found(
      match.index,
      'link-space',
      'A space separates the text of this link from its address, so readers see the brackets.',
      `Write \`${original(match).replace(/\][ \t]+\(/, '](')}\`.`,
      {old: original(match), new: original(match).replace(/\][ \t]+\(/, '](')},
    ),
  );

  const exported = [...source.matchAll(/^export\s+(?:const|let|function)\s+(\w+)/gm)].map(
    ([, name]) => name!,
  );
  const known = new Set([...GIVEN, ...exported, ...imports.map(({name}) => name)]);
  const braces = [...text.matchAll(/(?<![\\={\w$.])\{(?:\{[^{}\n]*\}|\s*([A-Za-z_][\w.-]*)\s*)\}/g)]
    .filter(([, name]) => name === undefined || !known.has(name.split('.')[0]!))
    .map((match) =>
      found(
        match.index,
        'braces',
        `\`${original(match)}\` is outside code, so it is read as an expression, which stops the build.`,
        'Put it into code marks, and write a placeholder as `SERVICE_NAME`.',
      ),
    );
  return [...references, ...spaced, ...braces];
}
