/** The reader's own values for the placeholders of the page. Nothing, until something fills this place. */
export {default} from '@docusaurus/Noop';
