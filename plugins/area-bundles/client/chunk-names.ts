import './table';

/** Stands for the framework's list of the chunks of all routes. */
export default window.areaTable.names;
