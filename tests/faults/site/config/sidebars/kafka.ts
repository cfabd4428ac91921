export const kafka = {
  type: 'category',
  label: 'Aiven for Apache Kafka®',
  link: {type: 'doc', id: 'products/kafka'},
  items: [
    'products/kafka/concepts/partitions',
    'products/kafka/howto/create-topic',
    'products/kafka/howto/delete-topic',
    'products/kafka/reference/limits',
    'products/kafka/troubleshooting/lag',
  ],
};
