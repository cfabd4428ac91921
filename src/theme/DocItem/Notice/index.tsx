/** What a page says above its text from data, for example an ended service. Nothing, until something fills this place. */
export {default} from '@docusaurus/Noop';
