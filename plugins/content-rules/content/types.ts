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

/** A fault of a text, wherever the text stands. */
export type Fault = Omit<Problem, 'file'> & {
  /** No fault of a partial, since the pages that import it name the trademark before. */
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
