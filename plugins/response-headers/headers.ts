export type Headers = Record<string, string>;

/** For pages: stored, and revalidated at each request. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
/** For files with a digest in their name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For icons and images whose name does not change with their content. */
export const A_DAY = 'public, max-age=86400';
/** For redirects: browsers store one without an age indefinitely, even a mistaken one. */
export const AN_HOUR = 'public, max-age=3600';
/** For missing files, which the next deploy may add. */
export const NOT_KEPT = 'no-store';

/** Headers of every response. */
export function headersOfAll(policy: string, noIndex = false): Headers {
  return {...securityHeaders(policy), ...(noIndex && {'X-Robots-Tag': 'noindex, nofollow'})};
}

function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // Without includeSubDomains, since other hosts of the domain may not belong to this site.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // Same as frame-ancestors, for browsers that do not support it.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** For Markdown and text files, which scripts of any origin may read. */
export const READABLE: Headers = {'Access-Control-Allow-Origin': '*'};
