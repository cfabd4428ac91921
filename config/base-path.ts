/** Path under which a site is served: names between slashes, without `.` and `..`. */
export const BASE_PATH = /^\/(?:(?!\.{1,2}\/)[\w.-]+\/)*$/;
