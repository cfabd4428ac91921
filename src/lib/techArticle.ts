export type Article = {
  url: string;
  headline: string;
  description: string;
  /** URL of the picture of the page. */
  image?: string;
  /** Time of the last change in milliseconds; undefined without a git history. */
  changed?: number | null;
  language: string;
  site: {name: string; url: string};
};

/** JSON-LD of a guide for search engines. `<` is escaped, so that it cannot end the script element. */
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
