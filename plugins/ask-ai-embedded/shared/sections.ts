import type {Chunk, TwinSection} from './twin';

const PREPARATION = /^(before you (start|begin)|prerequisites|requirements)\b/i;
const ASIDE = /^(related pages|next steps|check the result|clean up|limits|limitations|undo)\b/i;

export function lastHeading({headings}: TwinSection): string {
  return headings[headings.length - 1] ?? '';
}

/** Whether a section says what is needed beforehand. */
export function isPreparation({headings}: TwinSection): boolean {
  return headings.some((heading) => PREPARATION.test(heading));
}

/** Whether a section is about the task rather than the task itself. */
export function isAside(section: TwinSection): boolean {
  return isPreparation(section) || section.headings.some((heading) => ASIDE.test(heading));
}

/** Whether a section shows how to do something. */
export function hasSteps({chunks}: TwinSection): boolean {
  return chunks.some(({kind}) => kind === 'steps' || kind === 'code');
}

/** The tab that was asked for, or the first one, and the labels of the others. */
export function tabOf(
  chunks: Chunk[],
  tool: string | undefined,
): {chunks: Chunk[]; others: string[]} {
  const labels = [...new Set(chunks.map(({tab}) => tab).filter(Boolean))];
  const wanted = labels.includes(tool ?? '') ? tool : labels[0];
  return {
    chunks: chunks.filter(({tab}) => tab === '' || tab === wanted),
    others: labels.filter((label) => label !== wanted),
  };
}

/** From the beginning of a short section; from the place that was asked for in a long one. */
export function cutTo(chunks: Chunk[], length: number, wanted: Chunk | undefined): Chunk[] {
  const taken: Chunk[] = [];
  const whole = chunks.reduce((sum, {md}) => sum + md.length, 0);
  const start =
    wanted && whole > 2 * length
      ? Math.max(0, chunks.indexOf(wanted) - (wanted.kind === 'code' ? 1 : 0))
      : 0;
  let size = 0;
  for (const chunk of chunks.slice(start)) {
    const hasSteps = taken.some(({kind}) => kind === 'steps' || kind === 'code');
    if (size > 0 && size + chunk.md.length > length && hasSteps) {
      break;
    }
    taken.push(chunk);
    size += chunk.md.length;
  }
  const kept = taken.slice(0, 6);
  // A sentence that introduces what was cut off introduces nothing.
  return kept[kept.length - 1]?.md.endsWith(':') && kept.length > 1 ? kept.slice(0, -1) : kept;
}
