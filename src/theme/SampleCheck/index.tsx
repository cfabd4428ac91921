/** What a sample was checked with, in the header of its block. */
export {default} from '@site/src/components/CheckedNote/Badge';
