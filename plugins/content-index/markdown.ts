import {QUESTIONS} from './names';
import type {Block, Page} from './types';

/**
 * The Markdown export of a page: what the reader sees, with tables and tabs expanded. Headings carry their anchors
 * (`{#id}`), so that readers of the Markdown need not derive them.
 */
export function toMarkdown(page: Page, origin: string): string {
  const head = [`# ${page.title}`, page.description, `Source: ${origin}${page.route}`].filter(
    Boolean,
  );
  const questions = page.questions.map(({q, a}) => `**${q}** ${a}`);
  const tail = questions.length > 0 ? [QUESTIONS, ...questions] : [];
  return `${[...head, printBlocks(page.blocks), ...tail].join('\n\n')}\n`;
}

export function printBlocks(blocks: Block[]): string {
  return blocks.map(print).filter(Boolean).join('\n\n');
}

function print(block: Block): string {
  switch (block.t) {
    case 'heading':
      return `${'#'.repeat(block.depth)} ${block.md}${block.id ? ` {#${block.id}}` : ''}`;
    case 'paragraph':
      return block.md;
    case 'code': {
      const fence = '`'.repeat(
        Math.max(3, 1 + Math.max(0, ...(block.text.match(/`+/g) ?? []).map((run) => run.length))),
      );
      return `${fence}${block.lang}${block.title ? ` title="${block.title}"` : ''}\n${block.text}\n${fence}`;
    }
    case 'list':
      return block.items
        .map((item, index) => printItem(item, block.ordered ? `${block.start + index}. ` : '- '))
        .join('\n');
    case 'table':
      return printTable(block.rows);
    case 'note':
      return quote(
        `**${capital(block.kind)}${block.title ? `: ${block.title}` : ''}**\n\n${printBlocks(block.blocks)}`,
      );
    case 'tabs':
      return block.tabs
        .map((tab) => `**${tab.label}:**\n\n${printBlocks(tab.blocks)}`)
        .join('\n\n');
    case 'details':
      return `**${block.summary}:**\n\n${printBlocks(block.blocks)}`;
    case 'quote':
      return quote(printBlocks(block.blocks));
  }
}

function printItem(item: Block[], mark: string): string {
  const indent = ' '.repeat(mark.length);
  const text = item
    .map((block, index) => {
      const separator =
        index === 0 ? '' : block.t === 'list' && item[index - 1]?.t === 'paragraph' ? '\n' : '\n\n';
      return separator + print(block);
    })
    .join('');
  return mark + text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

function printTable(rows: string[][]): string {
  const [head = [], ...body] = rows;
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...body.map(line)].join('\n');
}

function quote(text: string): string {
  return text.trimEnd().replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
