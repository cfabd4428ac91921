import './table';

/** Replaces `@generated/registry`, Docusaurus's list of all chunks. */
export default window.areaTable.registry;
