import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Nodes, Parent, RootContent} from 'mdast';
import {HeadingAnchors, withoutId} from '../../shared/markdown/anchors';
import {readText} from '../../shared/markdown/read-text';
import {parseTree} from '../../shared/markdown/tree';
import type {Block} from '../types';
import {codeSpan, escapeText, formula, plain, tidy, wrap} from './inline';

type Jsx = Parent & {
  name: string | null;
  attributes: {type: string; name: string; value: unknown}[];
};
type Context = {
  file: string;
  docsDir: string;
  /** Resolves a link of the source (file path or URL) to an absolute URL. */
  link: (href: string, file: string) => string;
  partials: Map<string, string>;
  props: Record<string, string>;
  anchors: HeadingAnchors;
};

/** Names of admonitions (`:::note[Title]`). Other directives stay text, as in Docusaurus. */
const NOTES = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important']);

/**
 * Reads the content of a page from its Markdown, for the dev server and tools, which have no HTML. shared/markdown
 * parses the page too, for the rules: with the same tree and anchors, but with positions instead of inline Markdown.
 */
export function readSource(
  file: string,
  docsDir: string,
  link: Context['link'],
  text = readText(file),
): Block[] {
  return readFile(file, text, {docsDir, link, props: {}});
}

function readFile(
  file: string,
  text: string,
  outer: Pick<Context, 'docsDir' | 'link' | 'props'>,
): Block[] {
  const root = parseTree(text.replace(/<!--[\s\S]*?-->/g, ''));
  const context: Context = {...outer, file, partials: new Map(), anchors: new HeadingAnchors()};
  for (const node of root.children) {
    if (node.type === ('mdxjsEsm' as string)) {
      const value = (node as unknown as {value: string}).value;
      for (const [, name = '', from = ''] of value.matchAll(
        /import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/g,
      )) {
        context.partials.set(name, resolvePartial(from, file, outer.docsDir));
      }
    }
  }
  return blocksOf(root.children, context);
}

function resolvePartial(from: string, file: string, docsDir: string): string {
  return from.startsWith('@site/')
    ? path.join(docsDir, '..', from.slice('@site/'.length))
    : path.resolve(path.dirname(file), from);
}

function attribute(node: Jsx, name: string): string | undefined {
  const value = node.attributes.find((one) => one.name === name)?.value;
  if (typeof value === 'object' && value !== null) {
    return String((value as {value: string}).value).replace(/^(['"`])(.*)\1$/s, '$2');
  }
  return typeof value === 'string' ? value : undefined;
}

function blocksOf(nodes: RootContent[], context: Context): Block[] {
  return nodes.flatMap((node) => blockOf(node, context));
}

function blockOf(node: RootContent, context: Context): Block[] {
  switch (node.type as string) {
    case 'heading': {
      const heading = node as Heading;
      const md = tidy(withoutId(inlineOf(heading.children as RootContent[], context)));
      return [{t: 'heading', depth: heading.depth, id: context.anchors.of(heading).id, md}];
    }
    case 'paragraph':
      return paragraphOf((node as Parent).children as RootContent[], context);
    case 'code': {
      const {lang, meta, value} = node as {
        lang?: string;
        meta?: string;
        value: string;
      } & RootContent;
      const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
      return [{t: 'code', lang: lang ?? 'text', ...(title ? {title} : {}), text: value}];
    }
    case 'list': {
      const {ordered, start, children} = node as Parent & {
        ordered?: boolean;
        start?: number;
      } & RootContent;
      const items = children.map((item) =>
        blocksOf((item as Parent).children as RootContent[], context),
      );
      return [{t: 'list', ordered: Boolean(ordered), start: start ?? 1, items}];
    }
    case 'table': {
      const rows = (node as Parent).children.map((row) =>
        (row as Parent).children.map((cell) =>
          tidy(inlineOf((cell as Parent).children as RootContent[], context)),
        ),
      );
      return [{t: 'table', rows}];
    }
    case 'blockquote':
      return [{t: 'quote', blocks: blocksOf((node as Parent).children as RootContent[], context)}];
    case 'containerDirective':
      return [noteOf(node as Parent & {name: string} & RootContent, context)];
    case 'math':
      return [{t: 'paragraph', md: formula((node as unknown as {value: string}).value)}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentOf(node as unknown as Jsx, context);
    default:
      return [];
  }
}

function paragraphOf(children: RootContent[], context: Context): Block[] {
  const md = tidy(inlineOf(children, context));
  return md ? [{t: 'paragraph', md}] : [];
}

function noteOf(node: Parent & {name: string}, context: Context): Block {
  const [first, ...rest] = node.children as RootContent[];
  const isLabel =
    (first as {data?: {directiveLabel?: boolean}} | undefined)?.data?.directiveLabel === true;
  const title = isLabel ? tidy(inlineOf((first as Parent).children as RootContent[], context)) : '';
  const kind = NOTES.has(node.name) ? node.name : 'note';
  return {
    t: 'note',
    kind,
    title,
    blocks: blocksOf(isLabel ? rest : (node.children as RootContent[]), context),
  };
}

function componentOf(node: Jsx, context: Context): Block[] {
  const children = node.children as RootContent[];
  const partial = context.partials.get(node.name ?? '');
  if (partial !== undefined && /\.mdx?$/.test(partial) && existsSync(partial)) {
    const props = Object.fromEntries(
      node.attributes.map(({name}) => [name, attribute(node, name) ?? '']),
    );
    return readFile(partial, readText(partial), {...context, props});
  }
  switch (node.name) {
    case 'Tabs':
      return [
        {
          t: 'tabs',
          tabs: children
            .filter((child) => (child as unknown as Jsx).name === 'TabItem')
            .map((child) => ({
              label:
                attribute(child as unknown as Jsx, 'label') ??
                attribute(child as unknown as Jsx, 'value') ??
                '',
              blocks: blocksOf((child as unknown as Jsx).children as RootContent[], context),
            })),
        },
      ];
    case 'details': {
      // MDX wraps a `<summary>` on a line of its own in a paragraph.
      const isSummary = (child: RootContent): boolean =>
        (child as unknown as Jsx).name === 'summary' ||
        (child.type === 'paragraph' &&
          child.children.length === 1 &&
          isSummary(child.children[0] as RootContent));
      const summary = children.find(isSummary);
      const inner = summary
        ? flatten([summary]).flatMap((node) =>
            flatten((node as unknown as Jsx).children as RootContent[]),
          )
        : [];
      return [
        {
          t: 'details',
          summary: tidy(inlineOf(inner, context)),
          blocks: blocksOf(
            children.filter((child) => child !== summary),
            context,
          ),
        },
      ];
    }
    case 'Icon':
      return [];
    default:
      // A table of facts exists only when its component is rendered, so it is left out here.
      return children.every((child) => isPhrasing(child))
        ? paragraphOf(children, context)
        : blocksOf(children, context);
  }
}

function flatten(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node) =>
    node.type === 'paragraph' ? (node.children as RootContent[]) : [node],
  );
}

function isPhrasing(node: RootContent): boolean {
  return [
    'text',
    'inlineCode',
    'emphasis',
    'strong',
    'link',
    'mdxTextExpression',
    'mdxJsxTextElement',
  ].includes(node.type);
}

function inlineOf(nodes: RootContent[], context: Context): string {
  return nodes.map((node) => inline(node as Nodes, context)).join('');
}

function inline(node: Nodes, context: Context): string {
  const inner = () => inlineOf((node as Parent).children as RootContent[], context);
  switch (node.type as string) {
    case 'text':
      return escapeText((node as {value: string}).value);
    case 'inlineCode':
      return codeSpan((node as {value: string}).value);
    case 'inlineMath':
      return formula((node as unknown as {value: string}).value);
    case 'strong':
      return wrap('**', inner());
    case 'emphasis':
      return wrap('*', inner());
    case 'break':
      return ' ';
    case 'image': {
      const {alt, url} = node as {alt?: string | null; url: string};
      return alt ? `![${escapeText(alt)}](${context.link(url, context.file)})` : '';
    }
    case 'link': {
      const text = tidy(inner());
      return text ? `[${text}](${context.link((node as {url: string}).url, context.file)})` : '';
    }
    case 'textDirective':
    case 'leafDirective':
      return `:${(node as unknown as {name: string}).name}${inner()}`;
    case 'mdxTextExpression': {
      const {value} = node as unknown as {value: string};
      const prop = /^props\.(\w+)$/.exec(value.trim())?.[1];
      const literal = /^(['"`])(.*)\1$/s.exec(value.trim())?.[2];
      return prop ? escapeText(context.props[prop] ?? '') : literal ? escapeText(literal) : '';
    }
    case 'mdxJsxTextElement': {
      const jsx = node as unknown as Jsx;
      if (jsx.name === 'br') {
        return ' ';
      }
      if (jsx.name === 'code' || jsx.name === 'kbd') {
        return codeSpan(plain(inner()));
      }
      return jsx.name === 'Icon' ? '' : inner();
    }
    default:
      return 'children' in node ? inner() : '';
  }
}
