/** The button that opens Ask AI. Nothing, until something fills this place. */
export {default} from '@docusaurus/Noop';
