/** Pages that the benches measure, one per kind. */
export const PAGES = [
  {kind: 'home', route: '/'},
  {kind: 'landing', route: '/docs/products/kafka'},
  {kind: 'howto', route: '/docs/products/kafka/howto/kcat'},
  {kind: 'concept', route: '/docs/products/kafka/concepts/follower-fetching'},
  {kind: 'long reference', route: '/docs/tools/cli/service-cli'},
];
