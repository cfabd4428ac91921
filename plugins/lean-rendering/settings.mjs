// Loaded before the framework, which reads these once, when there is no configuration yet. They are the framework's.
/* eslint-disable no-restricted-properties */

// A thread that renders pages keeps the code of each; above this size (bytes of heap) another takes its place.
process.env.DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY ??= String(200e6);

// What is rendered has no white space to lose. Shorter scripts, no quotes and no end tags make a compressed page 3 %
// smaller; for that every page is parsed and printed again, which takes a twentieth of a build.
process.env.SKIP_HTML_MINIFICATION ??= 'true';
