/** One page of each kind. `plain` marks those that a stock site has too. */
export const PAGES = [
  {kind: 'home', route: '/', plain: false},
  {kind: 'landing', route: '/docs/products/kafka', plain: true},
  {kind: 'howto', route: '/docs/products/kafka/howto/kcat', plain: true},
  {kind: 'concept', route: '/docs/products/kafka/concepts/follower-fetching', plain: true},
  {kind: 'long reference', route: '/docs/tools/cli/service-cli', plain: true},
];
