import {ElementType, parseDocument} from 'htmlparser2';
import type {ChildNode, Element} from 'domhandler';
import type {Block} from '../types';
import {codeSpan, escapeText, tidy, wrap} from './inline';

/** Things in a rendered page that are not its content. `data-search="skip"` marks a component of ours as such. */
const SKIPPED = new Set([
  'button',
  'svg',
  'style',
  'script',
  'template',
  'form',
  'input',
  'select',
  'textarea',
  'nav',
  'header',
  'footer',
]);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
  'math',
]);

type Context = {
  /** Makes a link of the page absolute. */
  link: (href: string) => string;
};

const CELL = /<t[dh]\b[^>]*>[\s\S]*?(?=<t[dhr]\b|<tbody|<\/t(?:[dhr]|head|body|able)\b)/g;
const OPEN_PARAGRAPH = /<p[\s>](?![\s\S]*<\/p>)/;

/** The content of a page that the build wrote, or `null` when the file holds no article. */
export function readHtml(html: string, link: Context['link']): Block[] | null {
  const start = html.search(/<div class="[^"]*theme-doc-markdown/);
  if (start === -1) {
    return null;
  }
  const end = html.indexOf('</article>', start);
  // Minified HTML leaves out end tags that a browser implies; the parser implies all but these.
  const article = html
    .slice(start, end === -1 ? undefined : end)
    .replace(/<tbody/g, '</tr></thead><tbody')
    .replace(/<td([^>]*)><th/g, '<td$1></td><th')
    .replace(CELL, (cell) => (OPEN_PARAGRAPH.test(cell) ? `${cell}</p>` : cell));
  const root = parseDocument(article, {decodeEntities: true});
  // The first element is the page; what stands after it in the article is about the page.
  const page = root.children.find(isElement);
  return readChildren(page?.children ?? [], {link}).filter(
    (block) => block.t !== 'heading' || block.depth > 1,
  );
}

function isElement(node: ChildNode): node is Element {
  return node.type === ElementType.Tag;
}

function hasClass(node: Element, name: string): boolean {
  return ` ${node.attribs['class'] ?? ''} `.includes(` ${name} `);
}

function isSkipped(node: Element): boolean {
  return (
    (SKIPPED.has(node.name) && node.attribs['data-diagram'] === undefined) ||
    node.attribs['data-search'] === 'skip' ||
    hasClass(node, 'hash-link') ||
    hasClass(node, 'theme-doc-toc-mobile')
  );
}

function isInline(node: ChildNode): boolean {
  return (
    !isElement(node) || (INLINE.has(node.name) && !node.children.some((child) => !isInline(child)))
  );
}

/** Text as it stands, line breaks kept: for code. */
function rawText(node: ChildNode): string {
  if (node.type === ElementType.Text) {
    return (node as unknown as {data: string}).data;
  }
  if (!isElement(node) || isSkipped(node)) {
    return '';
  }
  return node.name === 'br' ? '\n' : node.children.map(rawText).join('');
}

export function readInline(nodes: ChildNode[], context: Context): string {
  return nodes.map((node) => inline(node, context)).join('');
}

function inline(node: ChildNode, context: Context): string {
  if (node.type === ElementType.Text) {
    return escapeText((node as unknown as {data: string}).data);
  }
  if (!isElement(node) || isSkipped(node)) {
    return '';
  }
  const inner = () => readInline(node.children, context);
  switch (node.name) {
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(rawText(node));
    case 'math':
      return mathSource(node);
    case 'strong':
    case 'b':
      return wrap('**', inner());
    case 'em':
    case 'i':
      return wrap('*', inner());
    case 'br':
      return ' ';
    case 'img':
      return node.attribs['alt']
        ? `![${escapeText(node.attribs['alt'])}](${context.link(node.attribs['src'] ?? '')})`
        : '';
    case 'a': {
      const text = tidy(inner());
      return node.attribs['href'] && text
        ? `[${text}](${context.link(node.attribs['href'])})`
        : text;
    }
    default:
      return inner();
  }
}

/** KaTeX keeps what the writer typed in an annotation. */
function mathSource(node: Element): string {
  const text = rawText(node);
  const find = (from: Element): Element | undefined =>
    from.name === 'annotation' ? from : from.children.filter(isElement).map(find).find(Boolean);
  const annotation = find(node);
  return `$${annotation ? rawText(annotation).trim() : text}$`;
}

function readChildren(nodes: ChildNode[], context: Context): Block[] {
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

function readCode(node: Element): Block {
  const find = (from: Element, test: (element: Element) => boolean): Element | undefined => {
    for (const child of from.children.filter(isElement)) {
      const found = test(child) ? child : find(child, test);
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  const pre = node.name === 'pre' ? node : find(node, (element) => element.name === 'pre');
  const title =
    node === pre
      ? undefined
      : find(
          node,
          (element) =>
            element.attribs['data-title'] === 'file' ||
            /codeBlockTitle/.test(element.attribs['class'] ?? ''),
        );
  const names = `${node.attribs['class'] ?? ''} ${pre?.attribs['class'] ?? ''}`;
  const lang = /language-([\w+#-]+)/.exec(names)?.[1] ?? 'text';
  const text = pre ? rawText(pre).replace(/\n+$/, '') : '';
  return {t: 'code', lang, ...(title ? {title: tidy(rawText(title))} : {}), text};
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

function readTable(node: Element, context: Context): Block {
  const rows: string[][] = [];
  const visit = (element: Element) => {
    if (isSkipped(element)) {
      return;
    }
    if (element.name === 'tr') {
      rows.push(
        element.children
          .filter(isElement)
          .filter((cell) => cell.name === 'td' || cell.name === 'th')
          .map((cell) => cellText(cell, context)),
      );
    } else {
      element.children.filter(isElement).forEach(visit);
    }
  };
  visit(node);
  return {t: 'table', rows};
}

/** A cell is one line; blocks inside it are put after each other. */
function cellText(cell: Element, context: Context): string {
  const parts = (nodes: ChildNode[]): string =>
    nodes
      .map((node) =>
        isElement(node) && !isInline(node) && !isSkipped(node)
          ? ` ${parts(node.children)} `
          : inline(node, context),
      )
      .join('');
  return tidy(parts(cell.children));
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
