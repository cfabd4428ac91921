/** What a sample was checked with, in the header of its block. Nothing, until something fills this place. */
export {default} from '@docusaurus/Noop';
