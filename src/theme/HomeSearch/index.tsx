/** The home page's field that searches or asks. Nothing, until something fills this place. */
export {default} from '@docusaurus/Noop';
