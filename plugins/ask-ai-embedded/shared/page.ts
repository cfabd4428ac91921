import {partsOf} from '../../content-index/parts';

/** A block of a section, as Markdown. */
export type Chunk = {
  kind: 'text' | 'list' | 'steps' | 'table' | 'code' | 'note';
  md: string;
  /** Label of the tab that contains the chunk, for example `Terraform`; empty outside tabs. */
  tab: string;
};
/** The content below one heading of a page, in page order. */
export type PageSection = {anchor: string; headings: string[]; chunks: Chunk[]};

const TAB = /^\*\*([^*]+):\*\*$/;

/** A heading with an anchor inside a section. */
const ANCHOR = /^(#{1,6} .*?) \{#[^{}\s]+\}$/;

/**
 * Parses a Markdown export of content-index into sections and their chunks. Leaves out diagrams.
 */
export function readSections(markdown: string): PageSection[] {
  const path: string[] = [];
  return partsOf(markdown).map(({anchor, depth, heading, md}) => {
    if (depth > 1) path.splice(depth - 2, path.length, heading);
    // The title and the description precede the source line.
    const body = depth === 1 ? md.replace(/^[\s\S]*?^Source: .*$/m, '') : md;
    let tab = '';
    const chunks = splitChunks(body).flatMap((chunk): Chunk[] => {
      const label = TAB.exec(chunk)?.[1];
      tab = label ?? (/^#{1,6} /.test(chunk) ? '' : tab);
      return label !== undefined || chunk.startsWith('```mermaid')
        ? []
        : [{kind: kindOf(chunk), md: chunk.replace(ANCHOR, '$1'), tab}];
    });
    return {anchor, headings: path.filter(Boolean).slice(), chunks};
  });
}

function kindOf(md: string): Chunk['kind'] {
  if (md.startsWith('```')) return 'code';
  if (md.startsWith('|')) return 'table';
  if (md.startsWith('>')) return 'note';
  return /^\d+\. /.test(md) ? 'steps' : /^- /.test(md) ? 'list' : 'text';
}

/** Splits Markdown at blank lines, except for those inside fences and list items. */
function splitChunks(markdown: string): string[] {
  const chunks: string[] = [];
  const all = markdown.split('\n');
  let lines: string[] = [];
  let fence = '';
  const flush = () => {
    const md = lines.join('\n').trim();
    if (md) chunks.push(md);
    lines = [];
  };
  all.forEach((line, index) => {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark && (fence === '' || line.trim() === fence)) fence = fence === '' ? mark : '';
    const next = all.slice(index + 1).find((one) => one.trim() !== '') ?? '';
    const isInList = /^(\d+\.|-) /.test(lines[0] ?? '');
    const continues =
      fence !== '' ||
      (isInList &&
        (/^\s{2,}\S/.test(next) ||
          (/^(\d+\.|-) /.test(next) && kindOf(next) === kindOf(lines[0] ?? ''))));
    if (line.trim() === '' && !continues) flush();
    else lines.push(line);
  });
  flush();
  return chunks;
}

/**
 * Returns the chunks outside tabs and in one tab, which is that of `tool` or else the first, and
 * the labels of the other tabs.
 */
export function inTab(
  {chunks}: PageSection,
  tool: string | undefined,
): {chunks: Chunk[]; others: string[]} {
  const labels = [...new Set(chunks.map(({tab}) => tab).filter(Boolean))];
  const wanted = labels.includes(tool ?? '') ? tool : labels[0];
  return {
    chunks: chunks.filter(({tab}) => tab === '' || tab === wanted),
    others: labels.filter((label) => label !== wanted),
  };
}

/**
 * Splits a chunk into pieces that can be an answer: rows, list items, or sentences. Code and notes
 * are one piece.
 */
export function piecesOf({kind, md}: Chunk): string[] {
  switch (kind) {
    case 'table':
      return md.split('\n').slice(2);
    case 'list':
      return md.split(/\n(?=- )/);
    case 'steps':
      return md.split(/\n(?=\d+\. )/);
    case 'text':
      return md.split(/(?<=[.!?:])\s+(?=[A-Z`[*])/);
    default:
      return [md];
  }
}
