import {resolveImport, textAttributes} from '../content';
import {textOfSource} from '../content/plain';
import type {Content, Document, Page} from '../content/types';

const UNIT =
  /^(?:%|[kKMGT]i?B|bytes?|bits?|ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|vCPUs?|CPUs?|cores?|nodes?|brokers?|replicas?|copies|partitions?|topics?|shards?|connections?|services?|projects?|regions?|zones?|characters?|rows?|users?|databases?|times?|USD|GHz|Mbit\/s|Gbit\/s|[MG]B\/s|[MG]iB\/s)$/;
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER_WORD = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'gi');

/** Normalizes numbers to digits without separators, and units to the singular after a space. */
function normalize(text: string): string {
  return text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(NUMBER_WORD, (word) => String(WORDS.indexOf(word.toLowerCase())))
    .replace(/(\d)-(?=[a-z])/gi, '$1 ')
    .replace(/(\d)(?=%)/g, '$1 ')
    .replace(/\s+/g, ' ');
}

const singular = (unit: string): string =>
  unit.length > 3 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A part of an answer that its section must contain too. */
export type Claim = {
  kind: 'number' | 'code' | 'label';
  text: string;
  standsIn: (lines: string[]) => boolean;
};

function numberClaim(number: string, unit: string | undefined): Claim {
  const alone = new RegExp(`(?<![\\w.])${escape(number)}(?![\\w]|\\.\\d)`);
  const withUnit =
    unit && new RegExp(`(?<![\\w.])${escape(number)} ${escape(singular(unit))}`, 'i');
  const unitAlone = unit && new RegExp(`(?<!\\w)${escape(singular(unit))}`, 'i');
  return {
    kind: 'number',
    text: unit ? `${number} ${unit}` : number,
    standsIn: (lines) =>
      lines.map(normalize).some((line) =>
        withUnit && unitAlone
          ? withUnit.test(line) ||
            // In a table, the unit is in the column header or in another cell.
            (line.includes('|') && alone.test(line) && unitAlone.test(line))
          : alone.test(line),
      ),
  };
}

/** The parts of an answer that are compared with its section: numbers with units, inline code and bold labels. */
export function claimsOf(answer: string): Claim[] {
  const literal = (kind: 'code' | 'label', text: string): Claim => ({
    kind,
    text,
    standsIn: (lines) => lines.some((line) => line.includes(text)),
  });
  const codes = [...answer.matchAll(/`([^`]+)`/g)].map(([, text = '']) => literal('code', text));
  const labels = [...answer.matchAll(/\*\*(.+?)\*\*/g)].map(([, text = '']) =>
    literal('label', text.replace(/`/g, '')),
  );
  const prose = normalize(answer.replace(/`[^`]*`/g, ' ` ').replace(/\*\*/g, ''));
  const numbers = [
    ...prose.matchAll(
      /(?<![\w.])(\d+(?:\.\d+)*)(?!\d|st\b|nd\b|rd\b|th\b)(?: ([A-Za-z%][\w/]*|%))?/g,
    ),
  ].flatMap(([, number = '', word]) => {
    const unit = word !== undefined && UNIT.test(word) ? word : undefined;
    // A small number without a unit was written as a word ("one of them"), which is not compared.
    return unit === undefined && !answer.includes(number) ? [] : [numberClaim(number, unit)];
  });
  return [...numbers, ...codes, ...labels];
}

/** Lines of a document, `to` exclusive. */
type Range = {document: Document; from: number; to: number};

function rangeOf(document: Document, anchor: string): Range | undefined {
  const {headings, anchors} = document;
  if (anchor === '') return {document, from: 1, to: headings[0]?.line ?? Infinity};
  const target = headings.find(({id}) => id === anchor) ?? anchors.find(({id}) => id === anchor);
  if (!target) return undefined;
  const own = headings.filter(({line}) => line <= target.line).at(-1);
  const next = headings.find(({line, depth}) => line > target.line && depth <= (own?.depth ?? 6));
  return {document, from: own?.line ?? 1, to: next?.line ?? Infinity};
}

/** Splits a text into lines: table rows together with their header, paragraphs as one line. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let head = '';
  let open = false;
  for (const line of text.split('\n')) {
    const isRow = line.includes('|');
    if (!isRow) head = '';
    else if (head === '') head = line;
    const goesOn = open && !isRow && /^\s*[^\s#>|:-]/.test(line);
    if (goesOn) lines.push(`${lines.pop()} ${line.trim()}`);
    else lines.push(isRow ? `${head} | ${line}` : line);
    open = !isRow && line.trim() !== '';
  }
  return lines;
}

/** Text of a range as the reader sees it, with its partials and tables. */
async function readRange(site: Content, {document, from, to}: Range): Promise<string[]> {
  const source = document.source.replace(/^---\n[\s\S]*?\n---/, (yaml) =>
    yaml.replace(/[^\n]/g, ''),
  );
  const own = source.split('\n').slice(from - 1, to - 1);
  const inner = document.elements
    .filter(({line}) => line >= from && line < to)
    .map(async ({name, attributes}) => {
      if (site.components.names.includes(name)) {
        return linesOf(await site.components.textOf(name, textAttributes(attributes)));
      }
      const imported = document.imports.find((one) => one.name === name);
      const partial = imported && site.byFile.get(resolveImport(document.file, imported.from));
      return partial ? readRange(site, {document: partial, from: 1, to: Infinity}) : [];
    });
  return [...linesOf(textOfSource(own.join('\n'))), ...(await Promise.all(inner)).flat()];
}

/** Text at an anchor of a page or partial; undefined if it has no such anchor. */
export async function sectionText(
  site: Content,
  document: Document,
  anchor: string,
): Promise<string[] | undefined> {
  const documents = [document, ...(document.isPartial ? [] : (document as Page).partials)];
  for (const one of documents) {
    const range = rangeOf(one, anchor);
    if (range) {
      const description = String(document.frontMatter.values.description ?? '');
      return [...(anchor === '' ? [description] : []), ...(await readRange(site, range))];
    }
  }
  // The anchor may be a table row's, which its component renders.
  for (const {name, attributes} of documents.flatMap(({elements}) => elements)) {
    const props = textAttributes(attributes);
    if (
      site.components.names.includes(name) &&
      site.components.anchorsFor(name, props).includes(anchor)
    ) {
      return linesOf(await site.components.textOf(name, props));
    }
  }
  return undefined;
}
