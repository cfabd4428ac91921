// Loaded before the framework, which reads it once. A thread that renders pages keeps the code of each; above this size
// (bytes of heap) another takes its place. At twice the pages 200 MB saved 0.2 to 0.4 GB for 2 % of the time; up to some
// 800 pages, this limit is not reached.
// eslint-disable-next-line no-restricted-properties -- It is the framework's, and there is no configuration yet.
process.env.DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY ??= String(280e6);
