import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectAreas} from './areas';
import {readEndedServices, readFigures} from './figures';
import {resolveHome} from './home';
import type {PluginOptions} from './options';
import type {AreaCard, AreasData, HomeData, MenuArea, PageLink} from './shared/types';

const MAIN_DOC = 'get-started';

/**
 * Provides data about the site to the home page, the docs root, the not-found page and menus: services, areas, tasks
 * and counts of facts. It reads the docs plugin's content and the sidebar in `allContentLoaded`, and adds the route of
 * the docs root. It relies on the docs plugin's version having `docs` and `sidebars`, and throws if there is none.
 */
export default function sitePages({siteDir, baseUrl}: LoadContext, options: PluginOptions): Plugin {
  const dataDir = path.resolve(siteDir, options.dataDir);
  return {
    name: 'site-pages',
    getPathsToWatch: () => [`${dataDir}/{avn,services,service-config,terraform}.json`],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      const version = docs?.loadedVersions[0];
      if (!version)
        throw new Error(
          'site-pages: the docs plugin loaded no version, so there is nothing to link to',
        );

      const pages: PageLink[] = version.docs
        .filter(({unlisted, draft}) => !unlisted && !draft)
        .map(({id, permalink, title, description}) => ({id, path: permalink, title, description}));
      const byId = new Map(pages.map((page) => [page.id, page]));
      const docsRoot = options.docsRoot && `${baseUrl}${options.docsRoot}`;

      const ended = readEndedServices(dataDir);
      const home: HomeData = {
        ...resolveHome(byId, ended),
        figures: readFigures(dataDir),
        start: docsRoot ?? byId.get(MAIN_DOC)?.path ?? pages[0]?.path ?? baseUrl,
      };
      await actions.createData('home.json', home);
      await actions.createData(
        'routes.json',
        pages.map((page) => [page.path, page.title]),
      );
      const cards = collectAreas(version.sidebars.main ?? [], {pages: byId, ended});
      await actions.createData('menu.json', cards.map(toMenu));
      const areas = await actions.createData('areas.json', {
        areas: cards,
        start: byId.get(MAIN_DOC)?.path,
      } satisfies AreasData);
      if (docsRoot) {
        actions.addRoute({
          path: docsRoot,
          exact: true,
          component: '@site/src/components/DocsRoot',
          modules: {data: areas},
        });
      }
    },
  };
}

function toMenu({group, label, path: to, ended}: AreaCard): MenuArea {
  return {group, label, path: to, ...(ended && {ended})};
}

export {validateOptions, type Options} from './options';
