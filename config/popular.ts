import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {env} from './env';

/** Pages that the search dialog offers before a reader types: files in docs/, without the extension. */
const PAGES = [
  'get-started',
  'products/kafka/get-started',
  'products/postgresql/get-started',
  'platform/howto/create_new_service',
  'tools/cli',
  'tools/terraform',
];

/** Reads the URLs and titles of these pages; throws if a page was moved or has no title. */
export function readPopular(docsDir = path.resolve('docs')): {url: string; title: string}[] {
  return PAGES.map((id) => {
    const file = path.join(docsDir, `${id}.md`);
    if (!existsSync(file))
      throw new Error(
        `popular pages: ${file} is not there. Write where the page has moved, or take it out, in config/popular.ts.`,
      );
    const title = /^title: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    if (!title)
      throw new Error(
        `popular pages: ${file} has no title in its front matter. Give it one, or take it out of config/popular.ts.`,
      );
    const route = env.DOCS_ROUTE === '/' ? '' : `${env.DOCS_ROUTE}/`;
    return {url: `${env.BASE_URL}${route}${id}`, title: title.replace(/^(['"])(.*)\1$/, '$2')};
  });
}
