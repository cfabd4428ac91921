// Loaded before the framework, which reads it once. A thread that renders pages keeps the code of each; it is started
// anew above this size (bytes of heap), which at twice the pages saves 400 MB and costs 2 % of the time.
// eslint-disable-next-line no-restricted-properties -- It is the framework's, and there is no configuration yet.
process.env.DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY ??= String(280e6);
