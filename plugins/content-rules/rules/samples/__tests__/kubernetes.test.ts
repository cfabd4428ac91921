import {describe, expect, it} from 'vitest';
import {say} from './check-one';

const manifest = (spec: string, kind = 'KafkaTopic', version = 'aiven.io/v1alpha1'): string =>
  `apiVersion: ${version}\nkind: ${kind}\nmetadata:\n  name: orders\nspec:\n  project: PROJECT_NAME\n  serviceName: SERVICE_NAME\n${spec}`;

describe('manifests of the operator', () => {
  it.each([
    manifest(
      '  partitions: 3\n  replication: 2\n  config:\n    retention_ms: 604800000\n  tags:\n    - key: environment\n      value: production\n',
    ),
    'apiVersion: v1\nkind: Secret\nmetadata:\n  name: aiven-token\n',
    manifest('  partitions: 3\n  replication: 2\n') +
      '---\n' +
      manifest('  partitions: 1\n  replication: 2\n'),
  ])('passes %#', async (yaml) => {
    expect(await say('yaml', yaml)).toEqual([]);
  });

  it.each([
    [
      'an unknown kind',
      manifest('', 'KafkaTopics'),
      '2:7 samples/kubernetes the operator has no kind `KafkaTopics` (did you mean `KafkaTopic`?)',
    ],
    [
      'a removed kind',
      manifest('', 'Redis'),
      '2:7 samples/kubernetes the operator no longer has the kind `Redis`, since v0.35.0',
    ],
    [
      'a wrong apiVersion',
      manifest('  partitions: 3\n  replication: 2\n', 'KafkaTopic', 'aiven.io/v1'),
      '1:13 samples/kubernetes KafkaTopic has no apiVersion `aiven.io/v1`',
    ],
    [
      'an unknown field',
      manifest('  partitions: 3\n  replication: 2\n  retention: 5\n'),
      '10:3 samples/kubernetes KafkaTopic has no `spec.retention`',
    ],
    [
      'an unknown field below',
      manifest('  partitions: 3\n  replication: 2\n  config:\n    retention: 5\n'),
      '11:5 samples/kubernetes KafkaTopic has no `spec.config.retention` (did you mean `retention_ms`?)',
    ],
    [
      'a missing field',
      manifest('  partitions: 3\n'),
      '6:3 samples/kubernetes KafkaTopic needs `spec.replication`',
    ],
    [
      'a wrong type',
      manifest('  partitions: three\n  replication: 2\n'),
      '8:15 samples/kubernetes `spec.partitions` of KafkaTopic: `three` is not an integer',
    ],
    [
      'a value out of range',
      manifest('  partitions: 3\n  replication: 1\n'),
      '9:16 samples/kubernetes `spec.replication` of KafkaTopic: 1 is below its minimum, 2',
    ],
    [
      'no name',
      'apiVersion: aiven.io/v1alpha1\nkind: Project\nmetadata: {}\n',
      '1:1 samples/kubernetes the Project has no `metadata.name`',
    ],
  ])('refuses %s', async (_name, yaml, problem) => {
    expect((await say('yaml', yaml))[0]).toBe(problem);
  });
});
