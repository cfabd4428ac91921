import type {PageHit} from '../retrieval/types';

/** A page as search returns it, with the top of the page as its only hit, unless `part` says otherwise. */
export const pageHit = (part: Partial<PageHit> = {}): PageHit => ({
  page: 0,
  route: '/docs/a',
  title: 'A',
  area: 'platform',
  kind: 'howto',
  score: 1,
  coverage: 1,
  sectionCoverage: 1,
  sections: [],
  isOther: false,
  isNamed: false,
  isEnded: false,
  shares: [],
  ...part,
});
