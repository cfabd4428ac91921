import type {Section} from '../types';

/** A section as the reader of pages gives it: the top of a page, unless `part` says otherwise. */
export const section = (
  route: string,
  pageTitle: string,
  text: string,
  part: Partial<Section> = {},
): Section => ({
  route: `/docs/${route}`,
  anchor: '',
  anchors: [],
  questions: [],
  pageTitle,
  headings: [],
  text,
  code: '',
  kind: 'howto',
  area: route.split('/')[1] ?? 'platform',
  keywords: [],
  ...part,
});
