/** What `npm run check` was asked for. */
export type Arguments = {
  /** Files and folders whose problems are shown; all when empty. */
  paths: string[];
  json: boolean;
  /** Only files that differ from the last commit. */
  changed: boolean;
  watch: boolean;
  updateRoutes: boolean;
  /** Also print how many samples were checked, by area. */
  coverage: boolean;
  /** Also list pages that name no source, and those whose sources are older than data/. */
  sources: boolean;
  help: boolean;
  /** Folder of the site. Default: the current one. */
  site: string;
};

export const USAGE = `Usage: npm run check -- [paths] [options]

Checks the pages: links, sidebar, routes, front matter, page shape, words, code samples.
With paths (files or folders), shows the problems of those alone.

  --changed        only files that differ from the last commit
  --watch          check again after each change
  --json           print one JSON object
  --coverage       print how many samples and commands were checked, by area
  --sources        list pages that name no source, or sources older than data/
  --update-routes  add the routes of new pages to config/published-routes.json
  --site FOLDER    a site in another folder
  --help           this text

Status: 0 no problem, 1 problems, 2 bad usage.`;

const FLAGS = {
  '--json': 'json',
  '--changed': 'changed',
  '--watch': 'watch',
  '--update-routes': 'updateRoutes',
  '--coverage': 'coverage',
  '--sources': 'sources',
  '--help': 'help',
} as const;

/** Reads the command line; an answer of type string says what is wrong with it. */
export function readArguments(words: string[], folder: string): Arguments | string {
  const result: Arguments = {
    paths: [],
    json: false,
    changed: false,
    watch: false,
    updateRoutes: false,
    coverage: false,
    sources: false,
    help: false,
    site: folder,
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (word in FLAGS) {
      result[FLAGS[word as keyof typeof FLAGS]] = true;
    } else if (word === '--site') {
      const site = words[++index];
      if (site === undefined) {
        return '--site needs a folder';
      }
      result.site = site;
    } else if (word.startsWith('-')) {
      return `there is no option ${word}`;
    } else {
      result.paths.push(word);
    }
  }
  return result;
}
