import areas from '@generated/area-bundles/index';
import {fixAddress} from './address';
import {retry} from './retry';
import {prefetchDocument} from './prefetch';
import {leaveForOtherAreas} from './leave';
import {hasRoute} from './table';

/** Starts Docusaurus. Its modules read `window.areaTable` while they load, so they must not load earlier. */
function start(): void {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require('@docusaurus/core/lib/client/clientEntry');
  const {preload} = window.docusaurus;
  window.docusaurus = {
    // The scripts of a page load when the reader points at its link, not when the link becomes visible.
    prefetch: () => false,
    // Pointing at a link is no request for the page: a failure is ignored, and following the link tries again.
    preload: (link: string) => {
      const [path = link] = link.split(/[?#]/);
      if (!hasRoute(path)) {
        prefetchDocument(path);
        return false;
      }
      const loading = preload(path);
      return loading && loading.catch(() => []);
    },
  };
}

const {area = 'rest'} = document.documentElement.dataset;
const load = areas[area] ?? areas.rest;

void retry(async () => load?.()).then((table) => {
  if (!table) return;
  window.areaTable = table;
  fixAddress();
  leaveForOtherAreas();
  start();
});
