/** The reader's own values for the placeholders of the page. */
export {default} from '@site/src/components/Placeholders';
