import './table';

/** Replaces `@generated/routesChunkNames`, Docusaurus's list of the chunks of all routes. */
export default window.areaTable.names;
