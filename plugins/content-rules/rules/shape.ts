import {THEME_COMPONENTS} from '../components';
import {textAttributes} from '../content';
import type {Content, Document, Kind, Page} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';
import {nearest} from '../../shared/nearest';
import {list} from '../text';
import {admonitions} from './admonitions';
import {icons} from './icons';
import {altText, imageFiles} from './image-files';
import {kinds} from './kinds';
import {markup} from './markup';
import {substance} from './substance';
import {tables} from './tables';
import {tabs} from './tabs';
import {unused} from './unused';

const MAX_ALT = 160;
const MAX_DIAGRAM = 1000;
const WITH_STEPS: Kind[] = ['howto', 'get-started'];

type Check = (document: Document, site: Content) => Problem[];

const problem = (
  document: Document,
  place: {line: number; column: number},
  rule: string,
  message: string,
  hint: string,
): Problem => ({
  file: document.file,
  line: place.line,
  column: place.column,
  rule: `shape/${rule}`,
  message,
  hint,
});

const invalid: Check = (document) => {
  const {error, source} = document;
  if (!error) {
    return [];
  }
  const comment = source.split('\n')[error.line - 1]?.includes('<!--');
  const hint = comment
    ? 'A comment is {/* text */}.'
    : 'Write `{`, `}` and `<` in code marks, or as \\{, \\} and &lt;. Close every element, and leave blank lines around Markdown inside one.';
  return [
    problem(document, error, 'invalid-mdx', `The file is not valid MDX: ${error.message}`, hint),
  ];
};

const headings: Check = (document) => {
  let last = document.isPartial ? 0 : 1;
  return document.headings.flatMap((heading) => {
    const {depth, text} = heading;
    const before = last;
    last = depth;
    if (text === '') {
      return [
        problem(
          document,
          heading,
          'heading-order',
          'The heading is empty.',
          'Give it a text, or remove it.',
        ),
      ];
    }
    if (depth === 1) {
      return [
        problem(
          document,
          heading,
          'h1',
          `"${text}" is a first-level heading; the title of the page already is one.`,
          `Write \`## ${text}\`, or remove it when it repeats the title.`,
        ),
      ];
    }
    return before > 0 && depth > before + 1
      ? [
          problem(
            document,
            heading,
            'heading-order',
            `The heading "${text}" is of level ${depth} under one of level ${before}.`,
            `Write \`${'#'.repeat(before + 1)} ${text}\`.`,
          ),
        ]
      : [];
  });
};

const anchors: Check = (document, {byFile}) => {
  const seen = new Map<string, string>();
  const partials = document.isPartial ? [] : (document as Page).partials;
  for (const partial of partials) {
    partial.anchors.forEach(({id}) => seen.set(id, partial.file));
  }
  return document.anchors.flatMap((anchor) => {
    const where = seen.get(anchor.id);
    seen.set(anchor.id, document.file);
    return where !== undefined && byFile.has(where)
      ? [
          problem(
            document,
            anchor,
            'duplicate-anchor',
            `The anchor #${anchor.id} is twice in the page${where === document.file ? '' : `: the partial ${where} has it too`}.`,
            'Give one of the headings another text or another {#id}.',
          ),
        ]
      : [];
  });
};

const images: Check = (document) =>
  document.images.flatMap((image) => {
    if (image.alt === '' && !image.decorative) {
      return [
        problem(
          document,
          image,
          'alt',
          `The image ${image.url} has no alt text.`,
          'Say between the brackets what the picture shows: ![Brokers in three zones](…).',
        ),
      ];
    }
    return image.alt.length > MAX_ALT
      ? [
          problem(
            document,
            image,
            'alt',
            `The alt text has ${image.alt.length} characters; ${MAX_ALT} is the most.`,
            'Say the point in a sentence, and the rest in the text.',
          ),
        ]
      : [];
  });

const bareUrls: Check = (document) =>
  document.links
    .filter(({form}) => form === 'bare')
    .map((link) =>
      problem(
        document,
        link,
        'bare-url',
        `The address ${link.text} is written out in the text.`,
        `Write [what it is](${link.url}), or \`${link.text}\` when it is a value to type.`,
      ),
    );

const fences: Check = (document) =>
  document.fences.flatMap((fence) => {
    if (fence.lang === '') {
      return [
        problem(
          document,
          fence,
          'fence-language',
          'The code block has no language.',
          'Write it after the three marks: bash, json, hcl, sql, …; text for output.',
        ),
      ];
    }
    const todo = fence.value.split('\n').findIndex((line) => /\b(?:TODO|FIXME)\b/.test(line));
    if (todo !== -1) {
      return [
        problem(
          document,
          {line: fence.content.line + todo, column: fence.content.column},
          'todo',
          'The sample has a note to its author, which readers would copy.',
          'Write what is missing, or a placeholder such as `SERVICE_NAME`.',
        ),
      ];
    }
    return fence.lang === 'mermaid' && fence.value.length > MAX_DIAGRAM
      ? [
          problem(
            document,
            fence,
            'diagram',
            `The diagram has ${fence.value.length} characters; ${MAX_DIAGRAM} is the most that is drawn.`,
            'Draw less, or two diagrams.',
          ),
        ]
      : [];
  });

const components: Check = (document, site) => {
  const imported = document.imports.map(({name}) => name);
  const known = [...THEME_COMPONENTS, ...site.components.names];
  return document.elements.flatMap((element) => {
    const {name, attributes} = element;
    if (!/^[A-Z]/.test(name) || imported.includes(name)) {
      return [];
    }
    if (!known.includes(name)) {
      const near = nearest(name, [...known, ...imported]);
      return [
        problem(
          document,
          element,
          'unknown-component',
          `There is no component <${name}>.`,
          near
            ? `Did you mean <${near}>?`
            : `Import a partial of that name, or use one of ${list(known, 20)}.`,
        ),
      ];
    }
    return site.components.names.includes(name)
      ? site.components
          .checkUse(name, textAttributes(attributes))
          .map(({message, hint}) => problem(document, element, 'component-use', message, hint))
      : [];
  });
};

const steps: Check = (document, {outsideSidebar}) => {
  const page = document as Page;
  // Pages outside the sidebar are lists and parts that other pages link to.
  if (
    document.isPartial ||
    document.error ||
    !WITH_STEPS.includes(page.kind) ||
    outsideSidebar.includes(page.route)
  ) {
    return [];
  }
  const all = [page, ...page.partials];
  const has = all.some(
    ({lists, elements}) =>
      lists.some(({ordered}) => ordered) || elements.some(({name}) => name === 'Tabs'),
  );
  return has
    ? []
    : [
        problem(
          document,
          {line: 1, column: 1},
          'steps',
          'The page tells how to do a task, and has no numbered steps.',
          'Number the steps, one action each (`1. Click **Create service**.`), in <Tabs groupId="tool"> where several tools can do it; or move a page that explains to concepts/.',
        ),
      ];
};

const CHECKS: Check[] = [
  invalid,
  headings,
  anchors,
  images,
  altText,
  bareUrls,
  fences,
  components,
  tabs,
  admonitions,
  tables,
  markup,
  steps,
  substance,
];

/** Pages are valid and complete, and have the structure of their kind. */
export const shape: Rule = (site) => [
  ...site.documents.flatMap((document) => CHECKS.flatMap((check) => check(document, site))),
  ...icons(site),
  ...imageFiles(site),
  ...kinds(site),
  ...unused(site),
];
