import {expect, it} from 'vitest';
import {techArticle} from '../techArticle';

const article = {
  url: 'https://docs.example.com/docs/a',
  headline: 'A </script> "quoted" title',
  description: 'All of it.',
  changed: Date.UTC(2026, 0, 2),
  language: 'en',
  site: {name: 'Docs', url: 'https://docs.example.com/'},
};

it('is JSON that cannot end the script element that it stands in', () => {
  const text = techArticle(article);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    url: article.url,
    headline: article.headline,
    description: article.description,
    dateModified: '2026-01-02T00:00:00.000Z',
    inLanguage: 'en',
    isPartOf: {'@type': 'WebSite', name: 'Docs', url: 'https://docs.example.com/'},
  });
});

it('leaves the date out where it is not known', () => {
  expect(techArticle({...article, changed: null})).not.toContain('dateModified');
  expect(techArticle({...article, changed: undefined})).not.toContain('dateModified');
});
