export const redirects = [
  {from: '/products/kafka/howto/new-topic', to: '/products/kafka/howto/create-topic'},
  {from: '/products/kafka/howto/remove-topic', to: '/products/kafka/howto/delete-topic#undo-it'},
];
