export type Headers = Record<string, string>;

/** A page and its like: kept, but asked about each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** A file with a digest of its content in its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Icons and images whose name stays when they change. */
export const A_DAY = 'public, max-age=86400';
/** A redirect without an age stays in browsers for ever, a mistake in it as well. */
export const AN_HOUR = 'public, max-age=3600';
/** A file that is missing now may come with the next deploy. */
export const NOT_KEPT = 'no-store';

/** On every response. */
export function headersOfAll(policy: string, noIndex = false): Headers {
  return {...securityHeaders(policy), ...(noIndex && {'X-Robots-Tag': 'noindex, nofollow'})};
}

function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // Without includeSubDomains: the site may stand on a domain whose other hosts are not ours to speak for.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // The same as frame-ancestors, for browsers that do not support it.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Text for programs that read, which may stand on any page of the web. */
export const READABLE: Headers = {'Access-Control-Allow-Origin': '*'};
