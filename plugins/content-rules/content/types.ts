import type {DataComponents} from '../components';
import type {Parsed, Place} from '../../shared/markdown/types';
import type {Kind} from '../../shared/areas';
import type {Problem} from '../problem';

export {KINDS} from '../../shared/facts/schemas';
export type {Kind} from '../../shared/areas';

export type {
  Anchor,
  Block,
  Element,
  Fence,
  FrontMatter,
  Heading,
  Image,
  Import,
  InlineCode,
  Link,
  List,
  Parsed,
  Place,
  Run,
  Text,
} from '../../shared/markdown/types';

/** A problem in a text, without the file. */
export type Fault = Omit<Problem, 'file'> & {
  /** Not a problem in a partial, since the pages that import it mention the trademark first. */
  onPage?: true;
};

export type Document = Parsed & {
  /** Path from the root of the site: `docs/products/kafka.md`. */
  file: string;
  source: string;
  /** Id of the area: `kafka`, `kafka/kafka-connect`, `platform`, `tools`, … */
  area: string;
  isPartial: boolean;
};

export type Page = Document & {
  isPartial: false;
  /** Path under the docs folder without extension: `products/kafka`. */
  id: string;
  /** Route relative to the docs root: `/products/kafka`. */
  route: string;
  kind: Kind;
  unlisted: boolean;
  draft: boolean;
  /** Partials that the page imports, directly or through another partial. */
  partials: PartialFile[];
  /** Every id that `#id` can point to: those of the page, its partials and its data tables. */
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
  /** Id of a page, or of the page that a category links to. */
  id?: string;
  label?: string;
  /** Labels of the parent categories. */
  trail: string[];
  /** Link target, or route of a generated index. */
  href?: string;
  /** Source file of the entry, if it was found. */
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

/** The parsed site, which all rules read. */
export type Content = {
  /** Absolute path of the site. */
  siteDir: string;
  /** Sorted by path. */
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
  /** All routes that were ever published, from config/published-routes.json. */
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
  /** Undefined if docusaurus.config.ts was not evaluated. */
  config?: SiteConfig;
  /** Components that render facts. */
  components: DataComponents;
  /** Path of the docs: `/docs` by default, empty for the root. */
  docsRoot: string;
};
