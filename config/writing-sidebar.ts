import {isInArea, isThere, sidebarOf} from './area';
import {env} from './env';
import sidebars from '../sidebars';

/**
 * The sidebar of the dev server. It leaves out pages whose file is gone, for which Docusaurus would print the ids of all
 * pages (the check reports them with file and line), and with `DOCS_AREA=kafka npm start` those of other areas.
 */
export default {
  main: sidebarOf(
    sidebars.main,
    (id) => isThere(id) && (!env.DOCS_AREA || isInArea(id, env.DOCS_AREA)),
  ),
};
