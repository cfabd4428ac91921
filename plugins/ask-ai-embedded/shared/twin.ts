import {readHeading} from '../../content-index/parts';

export type Chunk = {
  kind: 'about' | 'text' | 'list' | 'steps' | 'table' | 'code' | 'note';
  md: string;
  /** Label of the tab that it stands in, for example `Terraform`. */
  tab: string;
};
export type TwinSection = {anchor: string; headings: string[]; chunks: Chunk[]};

const TAB = /^\*\*([^*]+):\*\*$/;

/** A Markdown twin, as content-index writes it, in sections of chunks. */
export function readSections(markdown: string): TwinSection[] {
  const sections: TwinSection[] = [{anchor: '', headings: [], chunks: []}];
  let tab = '';
  let isBody = false;
  for (const md of splitChunks(markdown)) {
    const section = sections[sections.length - 1] as TwinSection;
    if (/^#{1,6} /.test(md)) {
      const {anchor, depth, heading} = readHeading(md) ?? {anchor: '', depth: 1, heading: ''};
      tab = '';
      if (depth === 2 || depth === 3) {
        sections.push({
          anchor,
          headings: depth === 2 ? [heading] : [...section.headings.slice(0, 1), heading],
          chunks: [],
        });
      }
      continue;
    }
    if (md.startsWith('Source: ')) {
      isBody = true;
      continue;
    }
    const label = TAB.exec(md)?.[1];
    if (label !== undefined) {
      tab = label;
    } else if (!md.startsWith('```mermaid')) {
      // What stands between the title and the source line is the page's description: about the answer, not one.
      section.chunks.push({kind: isBody ? kindOf(md) : 'about', md, tab});
    }
  }
  return sections;
}

function kindOf(md: string): Chunk['kind'] {
  if (md.startsWith('```')) {
    return 'code';
  }
  if (md.startsWith('|')) {
    return 'table';
  }
  if (md.startsWith('>')) {
    return 'note';
  }
  return /^\d+\. /.test(md) ? 'steps' : /^- /.test(md) ? 'list' : 'text';
}

/** Blocks are parted by blank lines, but for those inside fences and list items. */
function splitChunks(markdown: string): string[] {
  const chunks: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const flush = () => {
    const md = lines.join('\n').trim();
    lines = [];
    if (md) {
      chunks.push(md);
    }
  };
  const all = markdown.split('\n');
  all.forEach((line, index) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark && (fence === '' || line.trim() === fence)) {
      fence = fence === '' ? mark : '';
    }
    const next = all.slice(index + 1).find((one) => one.trim() !== '') ?? '';
    const isInList = /^(\d+\.|-) /.test(lines[0] ?? '');
    const continues =
      fence !== '' ||
      (isInList &&
        (/^\s{2,}\S/.test(next) ||
          (/^(\d+\.|-) /.test(next) && kindOf(next) === kindOf(lines[0] ?? ''))));
    if (line.trim() === '' && !continues) {
      flush();
    } else {
      lines.push(line);
    }
  });
  flush();
  return chunks;
}
