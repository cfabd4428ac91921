import {describe, expect, it} from 'vitest';
import {hydratedOnLoad} from '../hydrate';
import {audited, type Report} from '../lighthouse';
import {blocked} from '../probe';
import {median} from '../table';

const REPORT: Report = {
  audits: {
    'first-contentful-paint': {numericValue: 900},
    'largest-contentful-paint': {numericValue: 1200},
    'total-blocking-time': {numericValue: 0},
    'cumulative-layout-shift': {numericValue: 0.01},
    'network-requests': {
      details: {
        items: [
          {url: 'http://x/', transferSize: 1000, statusCode: 200},
          {url: 'http://x/a.js', transferSize: 500},
          {url: 'data:image/svg+xml,'},
        ],
      },
    },
  },
  categories: {performance: {score: 0.995}, seo: {score: 1}},
};

describe('a report of Lighthouse', () => {
  it('gives times, scores, and what was sent', () => {
    expect(audited(REPORT)).toEqual({
      fcp: 900,
      lcp: 1200,
      tbt: 0,
      cls: 0.01,
      requests: 2,
      bytes: 1500,
      scores: {performance: 100, accessibility: 0, 'best-practices': 0, seo: 100},
    });
  });

  it('of a page that is not there is refused', () => {
    const items = [{url: 'http://x/', transferSize: 10, statusCode: 404}];
    const audits = {...REPORT.audits, 'network-requests': {details: {items}}};
    expect(() => audited({...REPORT, audits})).toThrow('http://x/ is 404');
  });

  it('without a number is not a good one', () => {
    const {['total-blocking-time']: _, ...audits} = REPORT.audits;
    expect(() => audited({...REPORT, audits})).toThrow('no total-blocking-time');
    expect(() =>
      audited({...REPORT, audits: {...audits, 'total-blocking-time': {numericValue: NaN}}}),
    ).toThrow('no total-blocking-time');
  });
});

describe('tables', () => {
  it('have the middle value', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(() => median([])).toThrow('no values');
  });

  it('have the longest task since a moment', () => {
    const tasks = [
      {start: 10, duration: 300},
      {start: 500, duration: 80},
      {start: 900, duration: 60},
    ];
    expect(blocked(tasks)).toEqual({longest: 300, blocking: 290});
    expect(blocked(tasks, 400)).toEqual({longest: 80, blocking: 40});
    expect(blocked([])).toEqual({longest: 0, blocking: 0});
  });
});

describe('the same page hydrated on load', () => {
  it('has its scripts, in their order, and no list of them', () => {
    const page = hydratedOnLoad(
      '<head><template id=docs-scripts data-src="/a.js /b.js"></template></head><script>x("$&")</script>',
    );
    expect(page).toBe(
      '<head><script src="/a.js" defer></script><script src="/b.js" defer></script></head><script>x("$&")</script>',
    );
  });

  it('is an error where there is no list', () => {
    expect(() => hydratedOnLoad('<head></head>')).toThrow('lists no scripts');
  });
});
