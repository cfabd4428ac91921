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
