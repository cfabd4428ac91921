/** Stands in for the hosted service's client, which the modal makes before it is replaced by ours. */
export function liteClient(): unknown {
  return {
    addAlgoliaAgent: () => undefined,
    search: () => Promise.resolve({results: []}),
    transporter: {algoliaAgent: {}},
  };
}
