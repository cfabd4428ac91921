import type {Document} from '../content/types';
import type {Problem} from '../problem';
import {nearest} from '../../shared/nearest';
import {list} from '../text';
import {proseOf} from './prose-of';

/** Docusaurus's admonition types; a test compares them with the installed package. */
export const TYPES = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
];
const SHOWN = TYPES.slice(0, 5);
const MEANT: Record<string, string> = {warn: 'warning', error: 'danger', hint: 'tip'};

type Opened = {line: number; column: number; marks: string; type: string};

/** Admonitions have a known type, valid syntax, and an end. */
export function admonitions(document: Document): Problem[] {
  const problems: Problem[] = [];
  const open: Opened[] = [];
  const report = (
    {line, column}: {line: number; column: number},
    message: string,
    hint: string,
  ): void => {
    problems.push({file: document.file, line, column, rule: 'shape/admonition', message, hint});
  };
  const unclosed = (opened: Opened): void =>
    report(
      opened,
      `The admonition \`${opened.marks}${opened.type}\` is never closed.`,
      `Write \`${opened.marks}\` on a line of its own below its text, indented as this line.`,
    );
  proseOf(document)
    .split('\n')
    .forEach((text, index) => {
      const [, before = '', marks, rest = ''] = /^([\s>]*)(:{3,})(.*)$/.exec(text) ?? [];
      const place = {line: index + 1, column: before.length + 1};
      if (text.trim() === '' || marks === undefined) return;
      if (rest.trim() === '') {
        const at = open.findIndex((opened) => opened.marks.length <= marks.length);
        if (at === -1)
          report(
            place,
            `\`${marks}\` closes no admonition.`,
            `Remove it, or open one: \`:::note[The point as a title]\`.`,
          );
        // Closes the outermost admonition that these colons can end, and all inside it.
        else open.splice(at).slice(1).forEach(unclosed);
        return;
      }
      const [, space = '', type = '', more = ''] = /^(\s*)([\w-]*)(.*)$/.exec(rest)!;
      const title = more.replace(/^\s*\[?|\]?\s*$/g, '');
      const meant = MEANT[type] ?? (TYPES.includes(type) ? type : nearest(type, TYPES));
      const written = `${marks}${meant ?? 'note'}${title === '' ? '' : `[${title}]`}`;
      if (type !== '' && !TYPES.includes(type)) {
        report(
          place,
          `There is no admonition \`${type}\`, so readers would see its colons.`,
          meant ? `Write \`${written}\`.` : `Use one of ${list(SHOWN)}.`,
        );
      } else if (space !== '' || type === '' || !/^(?:\[.*\])?(?:\{.*\})?\s*$/.test(more)) {
        report(
          place,
          'This is not read as an admonition: write the type right after the colons, and a title in brackets right after the type.',
          `Write \`${written}\`.`,
        );
      }
      while (open.length > 0 && open.at(-1)!.marks.length <= marks.length) unclosed(open.pop()!);
      open.push({...place, marks, type: type || 'note'});
    });
  open.forEach(unclosed);
  return problems;
}
