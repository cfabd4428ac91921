import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {entriesOf} from '../content/page-data';
import type {Content, Document} from '../content/types';
import type {Rule} from '../rule';

const FORM = /^(\S(?:[^@]*[^@\s])?)@(v?\d[\w.-]*)(?: (\S.*))?$/;
const DATE = /^20\d\d-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** The source of a claim: `aiven/aiven-client@4.19.0 aiven/client/cli.py`. */
export type Source = {
  name: string;
  /** A version, or the date on which it was read. */ version: string;
  where?: string;
};

/** Parses a source; undefined if its form is wrong. */
export function readSource(text: string): Source | undefined {
  const [, name = '', version = '', where] = FORM.exec(text) ?? [];
  const isDate = /^20\d\d-/.test(version);
  return name === '' || (isDate && !DATE.test(version))
    ? undefined
    : {name, version, ...(where && {where})};
}

/** Sources in front matter name what was read, its version or date, and the place in it. */
export const sources: Rule = ({documents}) =>
  documents.flatMap((document) => {
    const {places, values} = document.frontMatter;
    if (values.sources === undefined) return [];
    const entries = entriesOf(document, 'sources');
    const problem = (place: {line: number; column: number}, message: string) => ({
      file: document.file,
      line: place.line,
      column: place.column,
      rule: 'sources/form',
      message,
      hint: 'Write NAME@VERSION or NAME@YYYY-MM, then a space and the file, page or section: - aiven/aiven-client@4.19.0 aiven/client/cli.py',
    });
    if (!entries || entries.length === 0) {
      return [problem(places.sources ?? {line: 1, column: 1}, '`sources` is not a list.')];
    }
    return entries.flatMap(({value, place}) =>
      typeof value === 'string' && readSource(value)
        ? []
        : [
            problem(
              place,
              `The source ${JSON.stringify(value)} does not say what was read, and in which version or when.`,
            ),
          ],
    );
  });

/** Versions by name from data/SOURCES.md, and the newest date on which facts were read. */
function versionsOfData(siteDir: string): {versions: Map<string, string>; read: string} {
  const file = path.join(siteDir, 'data/SOURCES.md');
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('| `'))
        .map((line) => line.split('|').map((cell) => cell.trim()))
    : [];
  const versions = rows.flatMap(([, , , source = '']) => {
    const [, name, version] = /^([\w-]+) (v?\d+\.\d[\w.-]*)/.exec(source) ?? [];
    return name && version ? [[name, version] as const] : [];
  });
  return {
    versions: new Map(versions),
    read:
      rows
        .map(([, , , , day = '']) => day)
        .filter((day) => DATE.test(day))
        .sort()
        .at(-1) ?? '',
  };
}

const numbers = (version: string): number[] =>
  (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);

function isOlder(a: string, b: string): boolean {
  const [left, right] = [numbers(a), numbers(b)];
  const at = right.findIndex((value, index) => value !== (left[index] ?? 0));
  return at >= 0 && (left[at] ?? 0) < right[at]!;
}

/** A page that should be reviewed, and the reason. */
export type Doubt = {file: string; why: string};

/** Pages that name no source, and those whose sources are older than the facts in data/. */
export function doubts({siteDir, pages}: Content): Doubt[] {
  const {versions, read} = versionsOfData(siteDir);
  const stated = (document: Document): Source[] =>
    (entriesOf(document, 'sources') ?? []).flatMap(({value}) =>
      typeof value === 'string' ? (readSource(value) ?? []) : [],
    );
  return pages.flatMap((page) => {
    const all = [page, ...page.partials].flatMap(stated);
    if (all.length === 0) return [{file: page.file, why: 'names no source'}];
    return all.flatMap(({name, version}) => {
      const newest = DATE.test(version)
        ? read.slice(0, version.length)
        : versions.get(name.split('/').at(-1)!);
      return newest && (DATE.test(version) ? version < newest : isOlder(version, newest))
        ? [{file: page.file, why: `read ${name} ${version}; data/ has ${newest}`}]
        : [];
    });
  });
}
