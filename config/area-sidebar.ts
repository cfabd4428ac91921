import {sidebarOfArea} from './area';
import {env} from './env';
import sidebars from '../sidebars';

/** The site's sidebar while one area is written: `DOCS_AREA=kafka npm start`. */
export default {main: sidebarOfArea(sidebars.main, env.DOCS_AREA ?? '')};
