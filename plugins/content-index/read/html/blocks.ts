import type {ChildNode, Element} from 'domhandler';
import type {Block} from '../../types';
import {tidy} from '../inline';
import {readCode} from './code';
import {type Context, readInline} from './inline';
import {hasClass, isElement, isInline, isSkipped, rawText} from './nodes';
import {readTable} from './table';

/** Reads child nodes into blocks; adjacent inline nodes become one paragraph. */
export function readChildren(nodes: ChildNode[], context: Context): Block[] {
  const blocks: Block[] = [];
  let run: ChildNode[] = [];
  const flush = () => {
    const md = tidy(readInline(run, context));
    run = [];
    if (md) {
      blocks.push({t: 'paragraph', md});
    }
  };
  for (const node of nodes) {
    if (isInline(node)) {
      run.push(node);
    } else {
      flush();
      blocks.push(...readBlock(node as Element, context));
    }
  }
  flush();
  return blocks;
}

function readBlock(node: Element, context: Context): Block[] {
  if (isSkipped(node)) {
    return [];
  }
  const children = () => readChildren(node.children, context);
  if (/^h[1-6]$/.test(node.name)) {
    return [
      {
        t: 'heading',
        depth: Number(node.name[1]),
        id: node.attribs['id'] ?? '',
        md: tidy(readInline(node.children, context)),
      },
    ];
  }
  if (hasClass(node, 'theme-admonition')) {
    return [readNote(node, context)];
  }
  if (hasClass(node, 'theme-code-block')) {
    return [readCode(node)];
  }
  if (hasClass(node, 'theme-tabs-container') || hasClass(node, 'tabs-container')) {
    return [readTabs(node, context)];
  }
  if (node.attribs['data-diagram'] !== undefined) {
    return [{t: 'code', lang: 'mermaid', text: node.attribs['data-diagram'].trim()}];
  }
  switch (node.name) {
    case 'pre':
      return [readCode(node)];
    case 'ul':
    case 'ol':
      return [
        {
          t: 'list',
          ordered: node.name === 'ol',
          start: Number(node.attribs['start'] ?? 1),
          items: node.children
            .filter(isElement)
            .map((item) => readChildren(item.children, context)),
        },
      ];
    case 'section': {
      // A `<section id>` whose heading has no id: the heading gets the section's.
      const blocks = children();
      const [first] = blocks;
      if (first?.t === 'heading') first.id ||= node.attribs['id'] ?? '';
      return blocks;
    }
    case 'table':
      return [readTable(node, context)];
    case 'details':
      return [readDetails(node, context)];
    case 'blockquote':
      return [{t: 'quote', blocks: children()}];
    default:
      return children();
  }
}

function readNote(node: Element, context: Context): Block {
  const kind = /theme-admonition-(\w+)/.exec(node.attribs['class'] ?? '')?.[1] ?? 'note';
  const [heading, ...rest] = node.children.filter(isElement);
  const title = heading ? tidy(readInline(heading.children, context)) : '';
  const blocks = readChildren(rest, context);
  return {t: 'note', kind, title: title.toLowerCase() === kind ? '' : title, blocks};
}

function readTabs(node: Element, context: Context): Block {
  const labels: string[] = [];
  const panels: Element[] = [];
  const visit = (element: Element) => {
    const role = element.attribs['role'];
    if (role === 'tab') {
      labels.push(tidy(rawText(element)));
    } else if (role === 'tabpanel') {
      panels.push(element);
    } else {
      element.children.filter(isElement).forEach(visit);
    }
  };
  visit(node);
  return {
    t: 'tabs',
    tabs: panels.map((panel, index) => ({
      label: labels[index] ?? '',
      blocks: readChildren(panel.children, context),
    })),
  };
}

function readDetails(node: Element, context: Context): Block {
  const summary = node.children.filter(isElement).find((child) => child.name === 'summary');
  return {
    t: 'details',
    summary: summary ? tidy(readInline(summary.children, context)) : '',
    blocks: readChildren(
      node.children.filter((child) => child !== summary),
      context,
    ),
  };
}
