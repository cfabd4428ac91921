import {parseArgs} from 'node:util';

/** Arguments of `npm run check`. */
export type Arguments = {
  /** Files and folders whose problems are shown; all when empty. */
  paths: string[];
  json: boolean;
  /** Checks only files that differ from the merge base with main. */
  changed: boolean;
  watch: boolean;
  /** Applies the fixes of problems that have only one possible fix. */
  fix: boolean;
  updateRoutes: boolean;
  /** Also prints the number of checked samples by area. */
  coverage: boolean;
  /** Also lists pages without sources, and those whose sources are older than data/. */
  sources: boolean;
  help: boolean;
  /** Folder of the site. Default: the current one. */
  site: string;
};

export const USAGE = `Usage: npm run check -- [paths] [options]

Checks the pages: links, sidebar, routes, front matter, page shape, words, code samples.
With paths (files or folders), shows the problems of those, and says whether other files have any.

  --changed        only files that differ from where the branch left main
  --watch          check again after each change
  --fix            first correct slips: a link, anchor or key with a wrong letter, a moved page, a trademark sign, a delimiter row
  --json           print one JSON object
  --coverage       print how many samples and commands were checked, by area
  --sources        list pages that name no source, or sources older than data/
  --update-routes  add the routes of new pages to config/published-routes.json
  --site FOLDER    a site in another folder
  --help           this text

Status: 0 no problem, 1 problems, 2 bad usage.`;

const OPTIONS = {
  json: {type: 'boolean', default: false},
  changed: {type: 'boolean', default: false},
  watch: {type: 'boolean', default: false},
  fix: {type: 'boolean', default: false},
  'update-routes': {type: 'boolean', default: false},
  coverage: {type: 'boolean', default: false},
  sources: {type: 'boolean', default: false},
  help: {type: 'boolean', default: false},
  site: {type: 'string'},
} as const;

/** Parses the command line; returns a string that explains what is wrong with it. */
export function readArguments(words: string[], folder: string): Arguments | string {
  try {
    const {values, positionals} = parseArgs({
      args: words,
      options: OPTIONS,
      allowPositionals: true,
    });
    const {'update-routes': updateRoutes, site = folder, ...flags} = values;
    return {...flags, paths: positionals, updateRoutes, site};
  } catch (error) {
    return (error as Error).message.split('. ')[0]!;
  }
}
