/** A page of the docs, as the home page, the docs root and the not-found page know it. */
export type PageLink = {id: string; path: string; title: string; description: string};

/** A service whose end is past: what the home page says instead of what it does. */
export type EndedService = {type: string; endOfLife: string};

/** An area of the sidebar, for the docs root. */
export type AreaCard = {
  group: string;
  label: string;
  path: string;
  description: string;
  pages: number;
  ended?: string;
};

/** What the build counted in the fact files. A figure is absent when its file is. */
export type Figures = {
  commands?: number;
  properties?: number;
  resources?: number;
  cliVersion?: string;
};

/** A link of the home page. `ended` is the date of a service's end of life, which has passed. */
export type HomeLink = {label: string; path: string; icon: string; text: string; ended?: string};

export type HomeData = {
  families: {label: string; hue: string; icon: string; services: HomeLink[]}[];
  tasks: HomeLink[];
  tools: HomeLink[];
  questions: HomeLink[];
  figures: Figures;
  /** Where "the docs" begin: the docs root, or the first page when there is no docs root. */
  start: string;
};

/** An area, as menus list it. */
export type MenuArea = Pick<AreaCard, 'group' | 'label' | 'path' | 'ended'>;

export type AreasData = {areas: AreaCard[]; start?: string};
