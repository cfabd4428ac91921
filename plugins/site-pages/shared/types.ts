/** A page of the docs, for the home page, the docs root and the not-found page. */
export type PageLink = {id: string; path: string; title: string; description: string};

/** A service that has ended. */
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

/** Counts of facts. A count is absent if its fact file is. */
export type Figures = {
  commands?: number;
  properties?: number;
  resources?: number;
  cliVersion?: string;
};

/** A link of the home page. `ended` is the date of a past end of life. */
export type HomeLink = {label: string; path: string; icon: string; text: string; ended?: string};

export type HomeData = {
  families: {label: string; hue: string; icon: string; services: HomeLink[]}[];
  tasks: HomeLink[];
  tools: HomeLink[];
  questions: HomeLink[];
  figures: Figures;
  /** Target of links to "the docs": the docs root, or the first page if there is none. */
  start: string;
};

/** An area in menus. */
export type MenuArea = Pick<AreaCard, 'group' | 'label' | 'path' | 'ended'>;

export type AreasData = {areas: AreaCard[]; start?: string};
