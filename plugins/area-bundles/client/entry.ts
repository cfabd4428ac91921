import areas from '@generated/area-bundles/index';
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
    preload: (path: string) => (hasRoute(path) ? preload(path) : false),
  };
}

const {area = 'rest'} = document.documentElement.dataset;
const load = areas[area] ?? areas.rest;

void load?.().then((table) => {
  window.areaTable = table;
  leaveForOtherAreas();
  start();
});
