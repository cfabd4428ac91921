import type {Options} from '../plugins/licenses/options';

/**
 * Licenses that only require their notice in copies, which `licenses.txt` carries. OFL-1.1 is the license of the font:
 * it may be served with pages, and a changed font needs another name.
 */
export const licenses: Options = {
  allowed: ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'],
};
