import type {DataComponents} from '../components';
import type {Kind} from '../../shared/areas';
import type {Problem} from '../problem';

export {KINDS} from '../../shared/facts/schemas';
export type {Kind} from '../../shared/areas';

/** A place in a source file; both from 1. */
export type Place = {line: number; column: number};

export type FrontMatter = {
  values: Record<string, unknown>;
  /** Place of each top-level key. */
  places: Record<string, Place>;
  /** Set when the YAML cannot be read. */
  error?: Place & {message: string};
};

export type Heading = Place & {
  depth: number;
  /** Text without marks. */
  text: string;
  /** The anchor that the heading gets. */
  id: string;
  /** Whether the id is written in the source. */
  explicitId: boolean;
};

/** Something that `#id` can point to. */
export type Anchor = Place & {id: string; origin: 'heading' | 'element'};

export type Link = Place & {
  url: string;
  /** What the reader sees, images by their alt text. */
  text: string;
  /** `bare`: a URL typed into the prose. `attribute`: href or to of an element. */
  form: 'inline' | 'reference' | 'autolink' | 'bare' | 'attribute';
  /** Name of the element, for the form `attribute`. */
  element?: string;
};

export type Image = Place & {
  url: string;
  alt: string;
  /** Whether the image says that it has no meaning (`alt=""` on an element). */
  decorative: boolean;
};

/** A fenced code block. */
export type Fence = Place & {
  /** Empty when the fence names none. */
  lang: string;
  /** `title`, `verify`, `dialect`, …; a word without a value is `true`. */
  meta: Record<string, string | true>;
  value: string;
  /** Place of the first character of `value` in the file. */
  content: Place;
};

/** Code in a sentence. `place` of the opening mark. */
export type InlineCode = Place & {value: string};

/** A JSX element. */
export type Element = Place & {
  name: string;
  /** Text attributes as they are, attributes without a value `true`, expressions as `{source}`. */
  attributes: Record<string, string | true | {expression: string}>;
};

export type Import = Place & {name: string; from: string};

/** A text node of a block, without code; the place is that of its first character. */
export type Run = Place & {value: string; inLink: boolean; inBold: boolean};

/** A paragraph, heading or table cell. */
export type Block = Place & {
  type: 'paragraph' | 'heading' | 'cell' | 'label';
  /** Everything that the reader sees, code included. */
  text: string;
  runs: Run[];
};

export type List = Place & {ordered: boolean; items: number};

/** What a Markdown file holds: everything that rules ask for, from one parse. */
export type Parsed = {
  frontMatter: FrontMatter;
  headings: Heading[];
  /** Anchors of the file itself, in order; a repeated id is there twice. */
  anchors: Anchor[];
  links: Link[];
  images: Image[];
  fences: Fence[];
  codes: InlineCode[];
  elements: Element[];
  imports: Import[];
  blocks: Block[];
  lists: List[];
  /** Words of prose and of code. */
  words: number;
  /** Set when the file is not valid MDX; the rest is then empty but for the front matter. */
  error?: Place & {message: string};
};

/** What was parsed, with what it was parsed from. */
export type Text = Parsed & {source: string};

/** A fault of a text, wherever the text stands. */
export type Fault = Omit<Problem, 'file'> & {
  /** No fault of a partial, which stands in pages that have said before what it lacks. */
  onPage?: true;
};

export type Document = Parsed & {
  /** Path from the root of the site: `docs/products/kafka.md`. */
  file: string;
  source: string;
  /** As in the site map: `kafka`, `kafka/kafka-connect`, `platform`, `tools`, … */
  area: string;
  isPartial: boolean;
};

export type Page = Document & {
  isPartial: false;
  /** Path under the docs folder without extension: `products/kafka`. */
  id: string;
  /** Route under the docs root, whatever that is mounted at: `/products/kafka`. */
  route: string;
  kind: Kind;
  unlisted: boolean;
  draft: boolean;
  /** Partials that the page imports, directly or through another partial. */
  partials: PartialFile[];
  /** Every id that `#id` can point to: its own, its partials', its data tables'. */
  targets: Set<string>;
};

export type PartialFile = Document & {
  isPartial: true;
  /** Files of the pages and partials that import it. */
  importedBy: string[];
};

/** One entry of a sidebar, flattened. */
export type SidebarEntry = Place & {
  type: 'doc' | 'link' | 'category' | 'generated-index' | 'other';
  /** Id of the page: of a doc, or of the page that a category's label opens. */
  id?: string;
  label?: string;
  /** Labels of the categories above it. */
  trail: string[];
  /** Link target, or route of a generated index. */
  href?: string;
  /** File in which the entry is written, as far as that can be found. */
  file: string;
};

export type Sidebar = {name: string; entries: SidebarEntry[]};

export type Redirect = Place & {from: string; to: string; file: string};

/** The settings of docusaurus.config.ts that rules read. */
export type SiteConfig = {
  url?: string;
  baseUrl?: string;
  onBrokenLinks?: string;
  onBrokenAnchors?: string;
  onDuplicateRoutes?: string;
  markdown?: {
    onBrokenMarkdownLinks?: string;
    hooks?: {onBrokenMarkdownLinks?: unknown; onBrokenMarkdownImages?: unknown};
  };
  presets?: unknown[];
  themeConfig?: unknown;
  customFields?: Record<string, unknown>;
};

/** The whole site, parsed once. All rules read this. */
export type Content = {
  /** Absolute path of the site. */
  siteDir: string;
  /** In the order of their paths. */
  pages: Page[];
  partials: PartialFile[];
  /** Pages and partials. */
  documents: Document[];
  byFile: Map<string, Document>;
  byRoute: Map<string, Page>;
  sidebars: Sidebar[];
  /** Text of sidebars.ts. */
  sidebarsSource: string;
  redirects: Redirect[];
  /** Routes that were published once, as committed in config/published-routes.json. */
  publishedRoutes: string[];
  /** Pages that may be outside the sidebar without being unlisted, by route. */
  outsideSidebar: string[];
  /** Routes of generated index pages under the docs root. */
  generatedRoutes: string[];
  /** Routes of generated index pages and of src/pages, by route under the site root. */
  otherRoutes: string[];
  /** URL paths of the files in static/, each with a leading slash. */
  staticFiles: Set<string>;
  /** Files next to the pages that are not Markdown, as paths from the root of the site. */
  assets: Set<string>;
  /** Undefined when nothing evaluated docusaurus.config.ts. */
  config?: SiteConfig;
  /** Components that render facts. */
  components: DataComponents;
  /** Where the docs are mounted: `/docs` by default, empty for the root. */
  docsRoot: string;
};
