export type View = {
  /** Path, query and hash. */
  path: string;
  url: string;
  title: string;
  referrer: string;
};

export type Click = {target: string; id: string; classes: string[]; page: View};

/** A service that receives events. Nothing of it is loaded or called before the reader agrees. */
export type Collector = {
  start: () => void;
  view: (view: View) => void;
  click: (click: Click) => void;
  /** Called when the reader withdraws consent. */
  stop: () => void;
};
