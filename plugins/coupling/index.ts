import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkCouplings} from './check';
import {COUPLINGS} from './list';

/**
 * Stops a build, and the dev server, when an installed package no longer does what the code of this site relies on
 * without a promise. `list.ts` says for each package which file has to contain what. It reads the installed packages, so
 * that an update shows immediately and in one sentence.
 */
export default function coupling({siteDir}: LoadContext): Plugin {
  checkCouplings(COUPLINGS, siteDir);
  return {name: 'coupling'};
}
