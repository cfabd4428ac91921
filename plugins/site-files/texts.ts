/** Validity of security.txt, so that an outdated contact expires. RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;
const DAY = 86_400_000;

/** Origin of the site, and its base URL. */
export type Where = {origin: string; baseUrl: string};

const at = ({origin, baseUrl}: Where, file: string): string => `${origin}${baseUrl}${file}`;

/**
 * Allows crawling everything except search results. A site with NOINDEX says so on each page, so crawlers must be
 * allowed to read these: a disallowed page can still be listed by its URL.
 */
export function robotsTxt(where: Where, noIndex = false): string {
  if (noIndex) return 'User-agent: *\nAllow: /\n';
  return `User-agent: *
Disallow: ${where.baseUrl}search$
Disallow: ${where.baseUrl}search?
Allow: /

Sitemap: ${at(where, 'sitemap.xml')}
`;
}

export function securityTxt(where: Where, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_DAYS * DAY);
  return `Contact: ${contact}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}
Preferred-Languages: en
Canonical: ${at(where, '.well-known/security.txt')}
`;
}

export type Look = {name: string; description: string; paper: string};

/** URLs in a manifest are relative to it, so they work under every base URL. */
export function webManifest({name, description, paper}: Look): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description,
    id: './',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      {src: 'img/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      icon('img/icon-192.png', 192, 'any'),
      icon('img/icon-512.png', 512, 'any'),
      icon('img/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
