import {SECTION_DEPTH} from './names';
import {plain} from './read/inline';
import type {Block, Page, Section} from './types';

/** Sections that contain only links. They are left out, since they match whatever the pages behind the links match. */
const NAVIGATION = new Set(['Related pages', 'Next steps', 'Related links']);

export function toSections(page: Page): Section[] {
  const sections: Section[] = [];
  let path: {depth: number; text: string}[] = [];
  let current = {anchor: '', headings: [] as string[], blocks: [] as Block[]};
  const close = () => {
    const isTop = current.anchor === '' && sections.length === 0;
    const heading = current.headings[current.headings.length - 1] ?? '';
    if (!NAVIGATION.has(heading)) {
      sections.push({
        route: page.route,
        anchor: current.anchor,
        anchors: anchorsOf(current.blocks),
        questions: [],
        pageTitle: page.title,
        headings: current.headings,
        text: [...(isTop ? [page.description] : []), textOf(current.blocks)]
          .filter(Boolean)
          .join(' '),
        code: codeOf(current.blocks),
        kind: page.kind,
        area: page.area,
        keywords: page.keywords,
      });
    }
  };
  for (const block of page.blocks) {
    if (block.t === 'heading' && block.depth <= SECTION_DEPTH && block.id) {
      close();
      path = [
        ...path.filter(({depth}) => depth < block.depth),
        {depth: block.depth, text: plain(block.md)},
      ];
      current = {anchor: block.id, headings: path.map(({text}) => text), blocks: []};
    } else {
      current.blocks.push(block);
    }
  }
  close();
  for (const question of page.questions) {
    const {at} = question;
    const own = sections.find(({anchor, anchors}) => anchor === at || anchors.includes(at));
    (own ?? sections[0])?.questions.push(question);
  }
  return sections;
}

/** Anchors in blocks, including those in tabs, lists and notes. */
export function anchorsOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.t) {
      case 'heading':
        return block.id || [];
      case 'table':
        return block.anchors ?? [];
      case 'list':
        return block.items.flatMap(anchorsOf);
      case 'tabs':
        return block.tabs.flatMap((tab) => anchorsOf(tab.blocks));
      case 'note':
      case 'details':
      case 'quote':
        return anchorsOf(block.blocks);
      default:
        return [];
    }
  });
}

function textOf(blocks: Block[]): string {
  return blocks.map(textOfBlock).filter(Boolean).join(' ');
}

function textOfBlock(block: Block): string {
  switch (block.t) {
    case 'heading':
    case 'paragraph':
      return plain(block.md);
    case 'code':
      return '';
    case 'list':
      return block.items.map(textOf).join(' ');
    case 'table':
      return block.rows.map((row) => row.map(plain).join(' ')).join(' ');
    case 'note':
      return `${plain(block.title)} ${textOf(block.blocks)}`;
    case 'tabs':
      return block.tabs.map((tab) => `${tab.label} ${textOf(tab.blocks)}`).join(' ');
    case 'details':
      return `${plain(block.summary)} ${textOf(block.blocks)}`;
    case 'quote':
      return textOf(block.blocks);
  }
}

function codeOf(blocks: Block[]): string {
  return blocks
    .map((block) => {
      switch (block.t) {
        case 'code':
          return block.lang === 'mermaid' ? '' : [block.title ?? '', block.text].join('\n');
        case 'list':
          return block.items.map(codeOf).filter(Boolean).join('\n');
        case 'tabs':
          return block.tabs
            .map((tab) => codeOf(tab.blocks))
            .filter(Boolean)
            .join('\n');
        case 'note':
        case 'details':
        case 'quote':
          return codeOf(block.blocks);
        default:
          return '';
      }
    })
    .filter((code) => code.trim())
    .join('\n');
}
