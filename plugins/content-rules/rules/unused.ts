import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content} from '../content/types';
import {filesUnder} from '../../shared/walk';
import type {Problem} from '../problem';

/** Files that browsers and crawlers request by name. */
const BY_NAME =
  /^\/(?:robots\.txt|favicon\.\w+|manifest\.\w+|_headers|\.nojekyll|\.well-known\/.*|CNAME)$/;

function siteCode(siteDir: string): string {
  const files = [
    'docusaurus.config.ts',
    ...['config', 'src', 'plugins'].flatMap((folder) => filesUnder(siteDir, folder)),
  ];
  return files
    .filter((file) => /\.(?:tsx?|css|json|mdx?)$/.test(file) && !file.includes('__tests__'))
    .map((file) => {
      try {
        return readFileSync(path.join(siteDir, file), 'utf8');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** Partials without imports, and images that no page shows. */
export function unused(site: Content): Problem[] {
  // What a file uses that is not valid MDX is not known.
  if (site.documents.some(({error}) => error)) return [];
  const orphans = site.partials.filter(({importedBy}) => importedBy.length === 0);
  const importing = orphans.length > 0 ? siteCode(site.siteDir) : '';
  const partials = orphans
    .filter(({file}) => !importing.includes(file))
    .map(({file}): Problem => ({
      file,
      line: 1,
      column: 1,
      rule: 'shape/unused-partial',
      message: 'Nothing imports this partial.',
      hint: 'Import it where its text is needed, or delete it.',
    }));
  const shown = site.documents.flatMap(({images, links}) =>
    [...images, ...links].map(({url}) => url.replace(/^pathname:\/\//, '').split('#')[0]!),
  );
  const inPages = new Set(shown);
  const candidates = [...site.staticFiles].filter(
    (file) => !inPages.has(file) && !BY_NAME.test(file),
  );
  const code = candidates.length > 0 ? siteCode(site.siteDir) : '';
  const images = candidates
    .filter(
      (file) => !code.includes(file.slice(1)) && !code.includes(`${path.posix.basename(file)}'`),
    )
    .map((file): Problem => ({
      file: `static${file}`,
      line: 1,
      column: 1,
      rule: 'shape/unused-file',
      message: 'Nothing shows or links to this file.',
      hint: 'Use it, or delete it.',
    }));
  const beside = [...site.assets]
    .filter(
      (file) =>
        !shown.some(
          (url) => !url.startsWith('/') && file.endsWith(url.replace(/^(?:\.\.?\/)+/, '')),
        ),
    )
    .map((file): Problem => ({
      file,
      line: 1,
      column: 1,
      rule: 'shape/unused-file',
      message: 'No page shows or links to this file.',
      hint: 'Use it, or delete it.',
    }));
  return [...partials, ...images, ...beside];
}
