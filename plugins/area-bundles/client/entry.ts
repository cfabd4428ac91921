import areas from '@generated/area-bundles/index';
import {mendAddress} from './address';
import {insist} from './again';
import {fetchAhead} from './ahead';
import {leaveForOtherAreas} from './leave';
import {hasRoute} from './table';

/** Starts the framework. Its modules read the table of the area as they load, so they load here and not before. */
function start(): void {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require('@docusaurus/core/lib/client/clientEntry');
  const {preload} = window.docusaurus;
  window.docusaurus = {
    // A page's scripts are for readers who turn to it: pointing at its link loads them, seeing the link does not.
    prefetch: () => false,
    // Pointing is no order: when it fails, turning to the page tries again.
    preload: (link: string) => {
      const [path = link] = link.split(/[?#]/);
      if (!hasRoute(path)) {
        fetchAhead(path);
        return false;
      }
      const loading = preload(path);
      return loading && loading.catch(() => []);
    },
  };
}

const {area = 'rest'} = document.documentElement.dataset;
const load = areas[area] ?? areas.rest;

void insist(async () => load?.()).then((table) => {
  if (!table) return;
  window.areaTable = table;
  mendAddress();
  leaveForOtherAreas();
  start();
});
