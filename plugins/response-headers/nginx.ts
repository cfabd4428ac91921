import {A_DAY, AN_HOUR, headersOfAll, IMMUTABLE, NOT_KEPT, READABLE, REVALIDATED} from './headers';
import type {Redirect} from './options';

const NOTE = '# Written by the build (plugins/response-headers). Changes are lost.\n';

/** Quotes a value. nginx has no escape for `$`, which begins a variable. */
export function quoted(value: string): string {
  if (/[$\n\r]/.test(value)) {
    throw new Error(`response-headers: nginx cannot hold ${JSON.stringify(value)} in a string`);
  }
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Target of a redirect. The query string goes before the fragment. */
function target(to: string): string {
  const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return `${quoted(path).slice(0, -1)}$is_args$args${quoted(anchor).slice(1)}`;
}

/**
 * Directives of the `http` block: maps from URLs to files, redirects and headers. `withoutMarkdown` are HTML files of
 * the build, relative to it, that have no Markdown export.
 */
export function nginxHttp(
  baseUrl: string,
  redirects: readonly Redirect[],
  withoutMarkdown: readonly string[],
): string {
  const base = escapeRegExp(baseUrl);
  const unlinked = withoutMarkdown
    .map((file) => `  ${quoted(`200:${baseUrl}${file}`)} "";\n`)
    .join('');
  const moved = redirects.map(({from, to}) => `  ${quoted(from)} ${target(to)};\n`).join('');
  // `$request_uri` keeps the encoding of the URL. Two slashes or a backslash at the beginning would redirect to another
  // host.
  return `${NOTE}
# Addresses are long.
map_hash_bucket_size 512;

# /x.html, /x/ and /x/index.html are /x.
map $request_uri $docs_clean {
  default "";
  "~^/index(?:\\.html)?(?:\\?|$)" /;
  "~^(?<docs_page>/[^/?\\x5c][^?]*?)/+(?:index(?:\\.html)?)?(?:\\?|$)" $docs_page;
  "~^(?<docs_file>/[^/?\\x5c][^?]*?)\\.html(?:\\?|$)" $docs_file;
}

map $docs_clean $docs_asked {
  "" $uri;
  default $docs_clean;
}

map $docs_asked $docs_moved {
  default "";
${moved}}

map "$status:$uri" $docs_cache {
  default "${REVALIDATED}";
  "~^30[1278]:" "${AN_HOUR}";
  "~^[45]" "${NOT_KEPT}";
  "~^[23]\\d\\d:${base}assets/" "${IMMUTABLE}";
  "~^[23]\\d\\d:${base}img/" "${A_DAY}";
}

# A program that asks for Markdown gets a page as Markdown, at the page's own address.
map $http_accept $docs_markdown {
  default "";
  "~*(?:^|[,\\s])text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" ".md";
}

map $uri $docs_vary {
  default "";
  "~\\.(?:html|md)$" "Accept";
}

map "$status:$uri" $docs_link {
  default "";
${unlinked}  "~^200:(?<docs_html>.+)\\.html$" '<$docs_html.md>; rel="alternate"; type="text/markdown"';
}

map $uri $docs_readers {
  default "";
  "~\\.md$" "${READABLE['Access-Control-Allow-Origin']}";
  "~^${base}llms[^/]*\\.txt$" "${READABLE['Access-Control-Allow-Origin']}";
}
`;
}

/** Directives of the `server` block. */
export function nginxServer(baseUrl: string, policy: string, noIndex = false): string {
  const headers = Object.entries(headersOfAll(policy, noIndex))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
  return `${NOTE}
${headers}add_header Cache-Control $docs_cache always;
add_header Access-Control-Allow-Origin $docs_readers always;
add_header Vary $docs_vary always;
add_header Link $docs_link always;

if ($docs_moved) { return 301 $docs_moved; }
if ($docs_clean) { return 301 $docs_clean$is_args$args; }

error_page 404 ${baseUrl}404.html;
location = ${baseUrl}404.html { internal; }
location = ${baseUrl}404 { return 404; }
# For CDNs, not for readers.
location = ${baseUrl}_headers { return 404; }
location = ${baseUrl}_redirects { return 404; }
`;
}
