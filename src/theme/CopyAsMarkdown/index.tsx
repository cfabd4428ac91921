/** The tool that copies the page as Markdown. Nothing, until something fills this place. */
export {default} from '@docusaurus/Noop';
