import {group} from './group';

export const karapace = group(
  'Karapace',
  [
    'products/kafka/karapace/get-started',
    group('Concepts', [
      'products/kafka/karapace/concepts/schema-registry-authorization',
      'products/kafka/karapace/concepts/acl-definition',
      'products/kafka/karapace/concepts/kafka-rest-proxy-authorization',
    ]),
    group('How to', [
      'products/kafka/karapace/howto/enable-karapace',
      'products/kafka/karapace/howto/register-schemas-with-references',
      'products/kafka/karapace/howto/manage-schema-registry-authorization',
      'products/kafka/karapace/howto/enable-schema-registry-authorization',
      'products/kafka/karapace/howto/enable-kafka-rest-proxy-authorization',
      'products/kafka/karapace/howto/enable-oauth-oidc-kafka-rest-proxy',
      'products/kafka/karapace/howto/enable-schema-reader-strict-mode',
    ]),
  ],
  'products/kafka/karapace',
);
