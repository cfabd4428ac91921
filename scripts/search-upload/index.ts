import path from 'node:path';
import {env} from '../../config/env';
import {loadFromBuild, loadFromSources} from '../../plugins/content-index/load';
import {pagesOfFolder} from '../../plugins/content-index/pages';
import {toSections} from '../../plugins/content-index/sections';
import {readSynonymFile} from '../../plugins/content-index/synonyms';
import {existsSync} from 'node:fs';
import {MAX_BYTES, recordsOf} from '../../plugins/search-algolia/upload/records';
import {upload} from '../../plugins/search-algolia/upload/run';

const siteDir = path.resolve(__dirname, '../..');

async function main(isDry: boolean): Promise<void> {
  const docsDir = path.join(siteDir, 'docs');
  const where = {origin: env.SITE_URL, baseUrl: env.BASE_URL, docsDir};
  const metas = pagesOfFolder(docsDir, path.posix.join(env.BASE_URL, env.DOCS_ROUTE));
  const build = path.join(siteDir, 'build');
  const pages = existsSync(build)
    ? await loadFromBuild(metas, build, where)
    : loadFromSources(metas, where);
  const records = recordsOf(pages.flatMap(toSections), {origin: env.SITE_URL, language: 'en'});
  const largest = Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))));
  console.log(
    `search:upload: ${pages.length} pages, ${records.length} records, the largest ${largest} of ${MAX_BYTES} bytes`,
  );
  if (isDry) {
    console.log('search:upload: dry run, nothing was sent');
    return;
  }
  const missing = (['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY'] as const).filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(
      `search:upload: ${missing.join(' and ')} not set. Set them, or pass --dry-run to see what would be sent.`,
    );
  }
  await upload(records, {
    appId: env.ALGOLIA_APP_ID ?? '',
    adminKey: env.ALGOLIA_ADMIN_KEY ?? '',
    indexName: env.ALGOLIA_INDEX_NAME,
    ...(env.ALGOLIA_HOST ? {host: env.ALGOLIA_HOST} : {}),
    synonyms: readSynonymFile(path.join(siteDir, 'data/synonyms.json')),
    log: (line) => console.log(line),
  });
}

main(process.argv.includes('--dry-run')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
