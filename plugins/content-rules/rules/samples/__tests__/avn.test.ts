import {describe, expect, it} from 'vitest';
import {checkOne, say} from './check-one';

describe('avn in shell samples', () => {
  it.each([
    'avn service list --project PROJECT_NAME --json | jq -r ".[].service_name"',
    'avn --auth-token "$TOKEN" service get SERVICE_NAME --format "{state}"',
    'avn service create SERVICE_NAME --service-type pg \\\n  --plan PLAN_NAME --cloud CLOUD_NAME -c pg_version=17',
    'avn service --help',
    'for s in $(avn service list --json | jq -r ".[].service_name"); do avn service terminate "$s" --force; done',
    'avn service topic-create SERVICE_NAME TOPIC_NAME --partitions=3 --replication 2 "${extra[@]}"',
    'echo SERVICE_NAME | xargs avn service get',
    'avn service update SERVICE_NAME -c kafka.log_retention_ms=604800000',
    'avn service acl-add SERVICE_NAME --permission readwrite --topic "orders-*" --username SERVICE_USER',
    "avn service es-acl-add SERVICE_NAME --username SERVICE_USER 'logs-*/read' 'orders/deny'",
    'avn permissions set --organization-id ORGANIZATION_ID --resource-type project --permission developer --permission service:data:write',
    'avn service integration-create -t kafka_logs -s SERVICE_NAME -d TARGET_SERVICE_NAME -c kafka_topic=TOPIC_NAME',
  ])('passes %s', async (script) => {
    expect(await say('bash', script)).toEqual([]);
  });

  it.each([
    ['avn service lst', '1:13 samples/avn avn service has no command lst (did you mean `list`?)'],
    [
      'avn service user-creds-download SERVICE_NAME --username SERVICE_USER --directory certs',
      '1:70 samples/avn avn service user-creds-download has no --directory (did you mean `--target-directory`?)',
    ],
    ['x=$(avn servce list)', '1:9 samples/avn avn has no command servce (did you mean `service`?)'],
    [
      'ls |\n  avn project lst',
      '2:15 samples/avn avn project has no command lst (did you mean `list`?)',
    ],
    [
      'avn service topic-create SERVICE_NAME TOPIC_NAME --partitions 3',
      '1:1 samples/avn avn service topic-create needs --replication',
    ],
    [
      'avn service topic-create SERVICE_NAME TOPIC_NAME --partitions three --replication 2',
      '1:63 samples/avn --partitions takes a whole number, not `three`',
    ],
    ['avn service get', '1:1 samples/avn avn service get needs service_name'],
    ['avn service get a b', '1:19 samples/avn avn service get does not take `b`'],
    [
      'avn service update SERVICE_NAME --power-on=yes',
      '1:33 samples/avn --power-on takes no value',
    ],
    ['avn service update SERVICE_NAME --plan', '1:33 samples/avn --plan needs a value'],
    [
      'avn service update SERVICE_NAME --maintenance-dow mondy',
      '1:51 samples/avn --maintenance-dow cannot be `mondy` (did you mean `monday`?)',
    ],
    [
      'avn service acl-add SERVICE_NAME --permission readonly --topic TOPIC_NAME --username SERVICE_USER',
      '1:47 samples/avn --permission cannot be `readonly` (did you mean `read`?)',
    ],
    [
      'avn service schema-registry-acl-add SERVICE_NAME --permission read --resource Config: --username SERVICE_USER',
      '1:63 samples/avn --permission cannot be `read` (did you mean `schema_registry_read`?)',
    ],
    [
      'avn service connection-pool-create SERVICE_NAME --dbname defaultdb --pool-name orders --pool-mode transactions',
      '1:99 samples/avn --pool-mode cannot be `transactions` (did you mean `transaction`?)',
    ],
    [
      'avn permissions set --organization-id ORGANIZATION_ID --resource-type project --permission project:service:read',
      '1:92 samples/avn --permission cannot be `project:service:read` (did you mean `project:services:read`?)',
    ],
    [
      "avn service es-acl-add SERVICE_NAME --username SERVICE_USER 'logs-*/readonly'",
      '1:69 samples/avn a rule has no permission `readonly` (did you mean `read`?)',
    ],
    [
      "avn service es-acl-add SERVICE_NAME --username SERVICE_USER 'logs-*'",
      '1:61 samples/avn the rule `logs-*` has no permission',
    ],
    ['avn vpc request', '1:5 samples/avn `avn vpc request` is deprecated'],
    ['avn credits claim', '1:5 samples/avn avn no longer has the command credits claim'],
    ['avn billing-group list', '1:5 samples/avn avn no longer has the command billing-group list'],
    ['avn project user-list', '1:13 samples/avn avn no longer has the command project user-list'],
    ['avn service list --show-http', '1:18 samples/avn avn service list has no --show-http'],
    ['avn service list --proj PROJECT_NAME', '1:18 samples/avn --proj is short for --project'],
    ['avn service', '1:5 samples/avn `avn service` is a group of commands, not a command'],
    [
      "bash -c 'avn service lst'",
      '1:22 samples/avn avn service has no command lst (did you mean `list`?)',
    ],
    [
      'bash <<EOF\navn service lst\nEOF',
      '2:13 samples/avn avn service has no command lst (did you mean `list`?)',
    ],
    [
      'watch avn service lst',
      '1:19 samples/avn avn service has no command lst (did you mean `list`?)',
    ],
  ])('refuses %s', async (script, problem) => {
    expect(await say('bash', script)).toEqual([problem]);
  });

  it.each([
    [
      'avn service create SERVICE_NAME -t pg --plan PLAN_NAME -c pg_versoin=17',
      '1:59 samples/avn pg has no parameter `pg_versoin` (did you mean `pg_version`?)',
    ],
    [
      'avn service create SERVICE_NAME -t pg --plan PLAN_NAME -c backup_hour=25',
      '1:71 samples/avn the parameter `backup_hour`: 25 is above its maximum, 23',
    ],
    [
      'avn service create SERVICE_NAME -t kafka --plan PLAN_NAME -c kafka_rest=yes',
      '1:73 samples/avn the parameter `kafka_rest`: `yes` is not a boolean',
    ],
    [
      'avn service create SERVICE_NAME -t kafak --plan PLAN_NAME',
      '1:36 samples/avn there is no service type `kafak` (did you mean `kafka`?)',
    ],
    [
      'avn service plans --service-type postgresql',
      '1:34 samples/avn there is no service type `postgresql`',
    ],
    [
      'avn service create SERVICE_NAME -t cassandra --plan PLAN_NAME',
      '1:36 samples/avn the service type `cassandra` has ended and can no longer be created',
    ],
    [
      'avn service update SERVICE_NAME -c pg_qualstats.enabled=true',
      '1:36 samples/avn the parameter `pg_qualstats.enabled` of no service is deprecated',
    ],
    [
      'avn service update SERVICE_NAME --remove-option kafka.log_retention',
      '1:49 samples/avn no service has a parameter `kafka.log_retention` (did you mean `kafka.log_retention_ms`?)',
    ],
    [
      'avn service integration-create -t kafka_log -s a -d b',
      '1:35 samples/avn there is no integration type `kafka_log` (did you mean `kafka_logs`?)',
    ],
    [
      'avn service integration-create -t kafka_logs -s a -d b -c topic=x',
      '1:59 samples/avn kafka_logs has no parameter `topic` (did you mean `kafka_topic`?)',
    ],
  ])('refuses the configuration in %s', async (script, problem) => {
    expect(await say('bash', script)).toEqual([problem]);
  });

  it('judges a key by the service that the page, or an earlier command, is about', async () => {
    const update = 'avn service update SERVICE_NAME -c pg_version=17';
    expect(
      await checkOne('bash', update, {file: 'docs/products/postgresql/howto/upgrade.md'}),
    ).toEqual([]);
    expect(
      await checkOne('bash', update, {file: 'docs/products/kafka/howto/upgrade.md'}),
    ).toMatchObject([{rule: 'samples/avn'}]);
    const both = `avn service create SERVICE_NAME -t mysql --plan PLAN_NAME\n${update}`;
    expect(await say('bash', both)).toEqual([
      '2:36 samples/avn mysql has no parameter `pg_version`' + ' (did you mean `mysql_version`?)',
    ]);
  });

  it('lists the values that only the server knows', async () => {
    const script =
      'avn service acl-add SERVICE_NAME --permission readonly --topic a --username SERVICE_USER';
    expect(await checkOne('bash', script)).toMatchObject([
      {hint: 'Write one of `admin`, `read`, `readwrite`, `write`.'},
    ]);
  });

  it('refuses a prompt', async () => {
    expect(await say('bash', '$ avn service list')).toEqual([
      '1:1 samples/syntax a prompt is copied with the command',
    ]);
  });
});
