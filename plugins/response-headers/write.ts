import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkInline} from './allow';
import {headersFile, LINE_LIMIT} from './cdn';
import {emptyInline, type Inline, readInline} from './inline';
import {nginxHttp, nginxServer} from './nginx';
import type {InlineScript, PluginOptions, Redirect} from './options';
import {contentSecurityPolicy} from './policy';

export const FILES = {headers: '_headers', http: 'nginx-http.conf', server: 'nginx-server.conf'};

/** Files of a build with this extension, relative to it. */
async function filesOf(outDir: string, extension: string): Promise<string[]> {
  return (await readdir(outDir, {recursive: true}))
    .filter((file) => file.endsWith(extension))
    .sort();
}

/** Reads the inline scripts and styles of all pages of a build. */
export async function readBuild(outDir: string): Promise<Inline> {
  const pages = await filesOf(outDir, '.html');
  if (pages.length === 0) {
    throw new Error(`response-headers: ${outDir} has no pages to read the scripts of`);
  }
  const inline = emptyInline();
  for (const page of pages) {
    readInline(await readFile(path.join(outDir, page), 'utf8'), page, inline);
  }
  return inline;
}

export type Contents = Pick<PluginOptions, 'sources' | 'styles'> & {
  scripts: InlineScript[];
  redirects: Redirect[];
  /** Whether search engines are asked not to index anything. Default `false`. */
  noIndex?: boolean;
};

/** Writes the headers for CDNs and nginx into the build, from the inline code of the pages. */
export async function writeHeaders(
  outDir: string,
  baseUrl: string,
  {scripts, styles, sources, redirects, noIndex}: Contents,
): Promise<string> {
  const inline = await readBuild(outDir);
  checkInline(inline, scripts, sources);
  const policy = contentSecurityPolicy(inline, styles, sources);
  const headers = headersFile(baseUrl, policy, noIndex);
  const long = headers.split('\n').find((line) => line.length > LINE_LIMIT);
  if (long) {
    throw new Error(
      `response-headers: a header of ${long.length} characters, but CDNs take ${LINE_LIMIT}: ${long.slice(0, 100)}…`,
    );
  }
  const markdown = new Set(await filesOf(outDir, '.md'));
  const withoutMarkdown = (await filesOf(outDir, '.html')).filter(
    (file) => !markdown.has(file.replace(/html$/, 'md')),
  );
  const save = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await save(FILES.headers, headers);
  await save(FILES.http, nginxHttp(baseUrl, redirects, withoutMarkdown));
  await save(FILES.server, nginxServer(baseUrl, policy, noIndex));
  return policy;
}
