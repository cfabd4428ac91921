// Loaded before the framework, which reads these once, when there is no configuration yet. They are the framework's.
/* eslint-disable no-restricted-properties */
import {availableParallelism} from 'node:os';

// Each thread that renders loads and warms up all of the site's code. Two of them on two cores are done no sooner than
// the main thread alone, which has nothing else to do then, and cost a third more.
if (availableParallelism() <= 2) process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= '1';

// A thread that renders pages keeps the code of each; above this size (bytes of heap) another takes its place.
process.env.DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY ??= String(200e6);

// What is rendered has no white space to lose. Shorter scripts, no quotes and no end tags make a compressed page 3 %
// smaller; for that every page is parsed and printed again, which takes a twentieth of a build.
process.env.SKIP_HTML_MINIFICATION ??= 'true';
