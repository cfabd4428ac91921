import areas from '@generated/area-bundles/index';
import {fixAddress} from './address';
import {retry} from './retry';
import {prefetchDocument} from './prefetch';
import {leaveForOtherAreas} from './leave';
import {hasRoute} from './table';

/** Starts Docusaurus. Its modules read the table of the area as they load, so they load here and not before. */
function start(): void {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require('@docusaurus/core/lib/client/clientEntry');
  const {preload} = window.docusaurus;
  window.docusaurus = {
    // A page's scripts are for readers who turn to it: pointing at its link loads them, seeing the link does not.
    prefetch: () => false,
    // A reader who points has not asked for the page yet: a failure is ignored, and following the link tries again.
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
