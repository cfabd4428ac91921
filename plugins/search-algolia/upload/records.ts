import type {Section} from '../../content-index/types';
import {TAGS} from '../shared/request';

export type SearchRecord = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2' | 'content';
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;
  content: string;
  title: string;
  headings: string[];
  marks: string[];
  area: string;
  kind: string;
  keywords: string[];
  language: string;
  docusaurus_tag: string;
  weight: {level: number; position: number};
};

/** The service refuses records over 10,000 bytes on its smaller plans; longer text becomes several records. */
export const MAX_BYTES = 9_500;

const LEVELS: Record<string, number> = {
  landing: 100,
  'get-started': 90,
  howto: 80,
  concept: 75,
  troubleshooting: 70,
  reference: 60,
};
const bytesOf = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record));

export function recordsOf(
  sections: Section[],
  {origin, language}: {origin: string; language: string},
): SearchRecord[] {
  return sections.flatMap((section, position) =>
    split(recordOf(section, position, origin, language)),
  );
}

function recordOf(
  section: Section,
  position: number,
  origin: string,
  language: string,
): SearchRecord {
  const {route, anchor, headings} = section;
  const url = `${origin}${route}${anchor ? `#${anchor}` : ''}`;
  const heading = headings[headings.length - 1] ?? null;
  return {
    objectID: `${route}#${anchor}`,
    url,
    url_without_anchor: `${origin}${route}`,
    anchor: anchor || null,
    type: anchor ? 'lvl2' : 'lvl1',
    hierarchy: {
      lvl0: section.area,
      lvl1: section.pageTitle,
      lvl2: heading,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: [section.text, section.code].filter(Boolean).join('\n'),
    title: section.pageTitle,
    headings,
    marks: [],
    area: section.area,
    kind: section.kind,
    keywords: section.keywords,
    language,
    docusaurus_tag: TAGS[1] as string,
    weight: {level: (LEVELS[section.kind] ?? 50) - headings.length * 10, position: -position},
  };
}

function split(record: SearchRecord): SearchRecord[] {
  if (bytesOf(record) <= MAX_BYTES) {
    return [record];
  }
  const room = MAX_BYTES - bytesOf({...record, content: '', objectID: `${record.objectID}~000`});
  const parts: string[] = [];
  let part = '';
  for (const word of record.content.split(/(?<=\s)/)) {
    if (part !== '' && Buffer.byteLength(JSON.stringify(part + word)) > room) {
      parts.push(part);
      part = '';
    }
    // A single word that is longer than a record is nothing that anybody searches for.
    part += Buffer.byteLength(JSON.stringify(word)) > room ? '' : word;
  }
  return [...parts, part].filter(Boolean).map((content, index) => ({
    ...record,
    content,
    objectID: index === 0 ? record.objectID : `${record.objectID}~${index}`,
  }));
}
