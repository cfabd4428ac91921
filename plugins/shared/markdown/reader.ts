import type {Code, Definition, Heading, Link, Node, Parents, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {HeadingAnchors, withoutId} from './anchors';
import {readMeta} from './meta';
import type {Block, Element, Parsed, Place, Run} from './types';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements whose `id` Docusaurus counts as an anchor. */
const ANCHORING = /^(?:a|li|h[1-6])$/;
const LINKING = ['href', 'to'];

export function placeOf(node: Node): Place {
  return {line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1};
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Walks a tree once and collects what rules ask for. */
export class Reader {
  readonly result: Parsed = {
    frontMatter: {values: {}, places: {}},
    headings: [],
    anchors: [],
    links: [],
    images: [],
    fences: [],
    codes: [],
    elements: [],
    imports: [],
    blocks: [],
    lists: [],
    words: 0,
  };

  private readonly anchors = new HeadingAnchors();
  private readonly definitions = new Map<string, Definition>();
  private readonly lines: string[];

  constructor(private readonly source: string) {
    this.lines = source.split('\n');
  }

  read(root: Root): void {
    this.define(root);
    this.visit(root);
  }

  private define(node: Parents): void {
    for (const child of node.children) {
      if (child.type === 'definition') {
        this.definitions.set(child.identifier, child);
      } else if ('children' in child) {
        this.define(child);
      }
    }
  }

  private visit(node: Node): void {
    switch (node.type) {
      case 'heading':
        this.heading(node as Heading);
        break;
      case 'paragraph': {
        const {data} = node as Node & {data?: {directiveLabel?: boolean}};
        this.block(node as Parents, data?.directiveLabel ? 'label' : 'paragraph');
        break;
      }
      case 'tableCell':
        this.block(node as Parents, 'cell');
        break;
      case 'code':
        this.fence(node as Code);
        return;
      case 'inlineCode':
        this.result.codes.push({...placeOf(node), value: (node as Node & {value: string}).value});
        return;
      case 'list': {
        const {ordered, children} = node as Parents & {ordered?: boolean};
        this.result.lists.push({
          ...placeOf(node),
          ordered: ordered === true,
          items: children.length,
        });
        break;
      }
      case 'mdxjsEsm':
        this.imports(node as Node & {value: string});
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        this.element(node as Jsx);
        break;
      case 'link':
      case 'linkReference':
        this.link(node as Link);
        break;
      case 'image':
      case 'imageReference': {
        const image = node as Node & {url?: string; identifier?: string; alt?: string | null};
        const url = image.url ?? this.definitions.get(image.identifier ?? '')?.url ?? '';
        this.result.images.push({...placeOf(node), url, alt: image.alt ?? '', decorative: false});
        break;
      }
    }
    for (const child of (node as Parents).children ?? []) {
      this.visit(child);
    }
  }

  private heading(node: Heading): void {
    const place = placeOf(node);
    const {id, text, isWritten} = this.anchors.of(node, this.lines[place.line - 1]);
    this.result.headings.push({...place, depth: node.depth, text, id, explicitId: isWritten});
    this.result.anchors.push({...place, id, origin: 'heading'});
    this.block(node, 'heading');
  }

  private block(node: Parents, type: Block['type']): void {
    const runs: Run[] = [];
    let text = '';
    const walk = (child: Node, inLink: boolean, inBold: boolean): void => {
      const {value, children} = child as Node & {value?: string; children?: Node[]};
      if (child.type === 'text') {
        const clean = withoutId(value ?? '');
        runs.push({...placeOf(child), value: clean, inLink, inBold});
        text += clean;
      } else if (child.type === 'textDirective') {
        // Prose such as `key:value`, which is no directive of this site.
        const {start, end} = child.position!;
        const raw = this.source.slice(start.offset, end.offset);
        runs.push({...placeOf(child), value: raw, inLink, inBold});
        text += raw;
      } else if (child.type === 'break') {
        text += '\n';
      } else if (child.type === 'image') {
        text += (child as Node & {alt?: string}).alt ?? '';
      } else if (child.type === 'inlineCode' || child.type === 'inlineMath') {
        text += value ?? '';
      } else if (children) {
        const linked = inLink || child.type === 'link' || child.type === 'linkReference';
        children.forEach((inner) => walk(inner, linked, inBold || child.type === 'strong'));
      }
    };
    (node.children as PhrasingContent[]).forEach((child) => walk(child, false, false));
    this.result.words += countWords(text);
    this.result.blocks.push({...placeOf(node), type, text, runs});
  }

  private fence(node: Code): void {
    const place = placeOf(node);
    this.result.words += countWords(node.value);
    const first = this.lines[place.line - 1]?.slice(place.column - 1) ?? '';
    if (!/^(?:`{3}|~{3})/.test(first)) {
      // Indented code: MDX has none, so this is a fence of an unusual make.
      return;
    }
    this.result.fences.push({
      ...place,
      lang: node.lang ?? '',
      meta: readMeta(node.meta),
      value: node.value,
      content: {line: place.line + 1, column: place.column},
    });
  }

  private link(node: Link & {identifier?: string}): void {
    const place = placeOf(node);
    const url = node.url ?? this.definitions.get(node.identifier ?? '')?.url ?? '';
    const opening = this.lines[place.line - 1]?.[place.column - 1];
    const form =
      node.url === undefined
        ? 'reference'
        : opening === '['
          ? 'inline'
          : opening === '<'
            ? 'autolink'
            : 'bare';
    this.result.links.push({...place, url, text: toString(node), form});
  }

  private element(node: Jsx): void {
    const place = placeOf(node);
    const attributes: Element['attributes'] = {};
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxAttribute') {
        const {value} = attribute;
        attributes[attribute.name] =
          value === null || value === undefined
            ? true
            : typeof value === 'string'
              ? value
              : {expression: value.value};
      }
    }
    const name = node.name ?? '';
    this.result.elements.push({...place, name, attributes});
    const {id, src} = attributes;
    if (typeof id === 'string' && ANCHORING.test(name)) {
      this.result.anchors.push({...place, id, origin: 'element'});
    }
    for (const key of LINKING) {
      const url = attributes[key];
      if (typeof url === 'string') {
        this.result.links.push({
          ...place,
          url,
          text: toString(node),
          form: 'attribute',
          element: name,
        });
      }
    }
    if (typeof src === 'string') {
      const {alt} = attributes;
      this.result.images.push({
        ...place,
        url: src,
        alt: typeof alt === 'string' ? alt : '',
        decorative: alt === '',
      });
    }
  }

  private imports(node: Node & {value: string}): void {
    const {line} = placeOf(node);
    node.value.split('\n').forEach((text, index) => {
      const match = /^import\s+(\w+)\s+from\s+(['"])(.+?)\2/.exec(text);
      if (match) {
        this.result.imports.push({line: line + index, column: 1, name: match[1]!, from: match[3]!});
      }
    });
  }
}
