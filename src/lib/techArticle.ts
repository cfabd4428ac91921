export type Article = {
  url: string;
  headline: string;
  description: string;
  /** Address of the picture of the page. */
  image?: string;
  /** Milliseconds; none where there is no history to ask. */
  changed?: number | null;
  language: string;
  site: {name: string; url: string};
};

/** What search engines read about a guide, as text of a script element: no `<` in it can end that element. */
export function techArticle(article: Article): string {
  const {url, headline, description, image, changed, language, site} = article;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    url,
    headline,
    description,
    ...(image && {image}),
    ...(changed && {dateModified: new Date(changed).toISOString()}),
    inLanguage: language,
    isPartOf: {'@type': 'WebSite', ...site},
  }).replace(/</g, '\\u003c');
}
