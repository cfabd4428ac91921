import {describe, expect, it} from 'vitest';
import {say} from './check-one';

const connector = (more: string, className = 'io.aiven.connect.jdbc.JdbcSinkConnector'): string =>
  `{\n  "connector.class": "${className}",\n${more}  "tasks.max": "1"\n}`;

describe('connectors', () => {
  it('passes a whole configuration', async () => {
    expect(
      await say('json', connector('  "name": "CONNECTOR_NAME",\n  "topics": "TOPIC_NAME",\n')),
    ).toEqual([]);
    expect(
      await say(
        'json',
        '{"name": "CONNECTOR_NAME", "config": {"connector.class": "io.aiven.connect.jdbc.JdbcSinkConnector", "topics": "TOPIC_NAME"}}',
      ),
    ).toEqual([]);
    expect(
      await say(
        'bash',
        `avn service connector create SERVICE_NAME '${connector('  "name": "CONNECTOR_NAME",\n  "topics": "TOPIC_NAME",\n')}'`,
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'an unknown class',
      connector('  "name": "a",\n  "topics": "b",\n', 'io.aiven.connect.jdbc.JdbcSinkConector'),
      '2:22 samples/connector no connector has the class `io.aiven.connect.jdbc.JdbcSinkConector` (did you mean `io.aiven.connect.jdbc.JdbcSinkConnector`?)',
    ],
    [
      'no name',
      connector('  "topics": "b",\n'),
      '1:1 samples/connector the connector has no `name`',
    ],
    [
      'no topic',
      connector('  "name": "a",\n'),
      '1:1 samples/connector the sink connector reads no topic',
    ],
    [
      'a nested value',
      connector('  "name": "a",\n  "topics": ["b"],\n'),
      '4:13 samples/connector the value of `topics` is not text',
    ],
  ])('refuses %s', async (_name, json, problem) => {
    expect(await say('json', json)).toEqual([problem]);
  });

  it('refuses what a command carries, at its place in the script', async () => {
    expect(
      await say(
        'bash',
        `avn service connector create SERVICE_NAME '{\n  "name": "a",\n  "connector.class": "io.aiven.Wrong"\n}'`,
      ),
    ).toEqual(['3:22 samples/connector no connector has the class `io.aiven.Wrong`']);
  });
});
