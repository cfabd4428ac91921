/** What the check of pages reads of drawings: where they are kept, their names and sizes. */
export {drawingsIn, fileOf, FOLDER, REMEDY, sizeOf, WIDEST} from './files';
