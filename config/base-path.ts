/** A path under which a site is mounted: names between slashes, none of which leads elsewhere. */
export const BASE_PATH = /^\/(?:(?!\.{1,2}\/)[\w.-]+\/)*$/;
