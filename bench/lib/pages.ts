/** One page of each kind. The home of a compared site is a list of links (plainHome). */
export const PAGES = [
  {kind: 'home', route: '/'},
  {kind: 'landing', route: '/docs/products/kafka'},
  {kind: 'howto', route: '/docs/products/kafka/howto/kcat'},
  {kind: 'concept', route: '/docs/products/kafka/concepts/follower-fetching'},
  {kind: 'long reference', route: '/docs/tools/cli/service-cli'},
];

/** The same as paths under docs/, without extension. */
export const NEEDED = PAGES.map(({route}) => route.replace(/^\/(?:docs\/)?/, '')).filter(Boolean);
