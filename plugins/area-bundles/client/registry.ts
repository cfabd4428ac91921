import './table';

/** Stands for the framework's list of all chunks. */
export default window.areaTable.registry;
