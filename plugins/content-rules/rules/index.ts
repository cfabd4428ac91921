import type {Rule} from '../rule';

/** Every rule of the site, by name. A problem's rule id begins with the name: `links/missing-page`. */
export const rules: Record<string, Rule> = {};
