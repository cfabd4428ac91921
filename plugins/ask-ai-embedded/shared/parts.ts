import type {Chunk, TwinSection} from './twin';

/** The pieces of a chunk that can be chosen alone: rows, list items, sentences. */
export function partsOf({kind, md}: Chunk): string[] {
  switch (kind) {
    case 'table':
      return md.split('\n').slice(2);
    case 'list':
      return md.split(/\n(?=- )/);
    case 'text':
      return sentencesOf(md);
    default:
      return [md];
  }
}

export function sentencesOf(md: string): string[] {
  return md.split(/(?<=[.!?:])\s+(?=[A-Z`[*])/);
}

/** A sentence that leans on the one before it. */
const LEANS =
  /^(this|that|these|those|it|they|them|he|she|both|either|neither|so|but|then|thus|otherwise|instead|also|here|there|such|however|therefore|the (former|latter|same|other)|in (this|that|both) case)\b/i;

/**
 * Parts that make sense together. A sentence comes with the one after it, which often says the number or the
 * exception, and with those before it for as long as it leans on them.
 */
export function groupOf(chunk: Chunk, parts: string[], at: number): number[] {
  if (chunk.kind !== 'text') {
    return [at];
  }
  let from = at;
  while (from > 0 && LEANS.test(parts[from] ?? '')) {
    from -= 1;
  }
  const next = parts[at + 1];
  // What introduces a list or a sample says nothing without it.
  const to = next === undefined || next.endsWith(':') ? at : at + 1;
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}

/** The chosen parts of a chunk in their order, with what introduces them, as Markdown that can be read alone. */
export function render(section: TwinSection, chunk: Chunk, chosen: ReadonlySet<number>): string {
  const all = partsOf(chunk);
  const parts = all.filter((_, index) => chosen.has(index));
  const intro = introOf(section, chunk);
  const lead = intro ? `${intro}\n\n` : '';
  switch (chunk.kind) {
    case 'table':
      return [...chunk.md.split('\n').slice(0, 2), ...parts].join('\n');
    case 'list':
      return `${lead}${parts.join('\n')}`;
    case 'text':
      return parts
        .map((part, index) => {
          const before = all.indexOf(parts[index - 1] ?? part);
          return index === 0 || all.indexOf(part) === before + 1 ? part : `… ${part}`;
        })
        .join(' ');
    default:
      return `${lead}${chunk.md}`;
  }
}

/** The sentence before a list or a sample that says what it is: `Run it as a group:`. */
function introOf({chunks}: TwinSection, chunk: Chunk): string | undefined {
  const before = chunks[chunks.indexOf(chunk) - 1];
  if (before?.kind !== 'text' || before.tab !== chunk.tab) {
    return undefined;
  }
  const last = sentencesOf(before.md).pop() ?? '';
  return last.endsWith(':') ? last : undefined;
}
