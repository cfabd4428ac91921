import {describe, expect, it} from 'vitest';
import {say} from './check-one';

describe('placeholders', () => {
  it.each([
    ['bash', 'psql "host=PG_HOST port=PG_PORT"'],
    ['bash', 'export KAFKA_SECRET_FILE=a\ncat "$KAFKA_SECRET_FILE"'],
    ['python', 'import os\nhost = os.environ["ORDERS_DB_HOST"]\nDEFAULT_TOPIC_NAME = "orders"'],
    ['java', 'props.put(ProducerConfig.CLIENT_ID_CONFIG, "a");'],
    ['bash', `docker inspect ui --format '{{range .Config.Env}}{{println .}}{{end}}'`],
    ['json', '{"file.name.template": "{{topic}}-{{partition}}"}'],
    ['yaml', 'token: ${{ secrets.token }}\nsummary: "{{ $labels.instance }}"'],
    ['yaml', 'env:\n  - name: KAFKA_BROKER_HOST\n    value: KAFKA_HOST'],
    ['sql', 'SELECT a < b AND c > d FROM t;'],
  ])('passes %s %#', async (lang, value) => {
    expect(await say(lang, value)).toEqual([]);
  });

  it.each([
    [
      'bash',
      'ping SERVICE_NAMES_HOST',
      '1:6 samples/placeholder the placeholder `SERVICE_NAMES_HOST` is not in the dictionary (did you mean `SERVICE_HOST`?)',
    ],
    [
      'json',
      '{"host": "KAFKAS_HOST"}',
      '1:11 samples/placeholder the placeholder `KAFKAS_HOST` is not in the dictionary (did you mean `KAFKA_HOST`?)',
    ],
    [
      'python',
      'host = "KAFKAS_HOST"',
      '1:9 samples/placeholder the placeholder `KAFKAS_HOST` is not in the dictionary (did you mean `KAFKA_HOST`?)',
    ],
    [
      'json',
      '{"host": "<host>"}',
      '1:11 samples/placeholder `<host>` is not a placeholder of this site',
    ],
    [
      'bash',
      'avn service get {{service}}',
      '1:17 samples/placeholder `{{service}}` is not a placeholder of this site',
    ],
    [
      'json',
      '{"host": "{{ service_host }}"}',
      '1:11 samples/placeholder `{{ service_host }}` is not a placeholder of this site',
    ],
    ['json', '{"topic": "foo"}', '1:12 samples/placeholder `foo` says nothing'],
    ['yaml', 'topic: my-topic', '1:8 samples/placeholder `my-topic` says nothing'],
  ])('refuses %s %s', async (lang, value, problem) => {
    expect(await say(lang, value)).toEqual([problem]);
  });
});

describe('secrets', () => {
  it.each([
    ['properties', 'sasl.password=SERVICE_PASSWORD\nssl.key.password=${env:KEY_PASSWORD}'],
    [
      'bash',
      'export PGPASSWORD="$SERVICE_PASSWORD"\ncurl -H "Authorization: Bearer $AIVEN_TOKEN" https://api.aiven.io/v1/me',
    ],
    ['hcl', 'variable "password" {\n  type      = string\n  sensitive = true\n}'],
    ['python', 'connect(password=os.environ["PASSWORD"], ssl_key="service.key")'],
    ['sql', "ALTER SYSTEM SET password_encryption = 'scram-sha-256';"],
    ['java', 'if (password == null) throw new IllegalStateException();'],
    ['bash', 'TOKEN="$(cat token)"\nexport AIVEN_TOKEN=$TOKEN'],
    ['python', 'token = response.json()["AccessTokenOfThisSession1"]'],
    ['yaml', 'authSecretRef:\n  name: aiven-token\n  key: token'],
  ])('passes %s %#', async (lang, value) => {
    expect((await say(lang, value)).filter((line) => line.includes('samples/secret'))).toEqual([]);
  });

  it.each([
    ['text', 'AVNS_' + 'abcdefghijkl', '1:1 samples/secret this is a service password'],
    ['text', 'AKIA' + 'ABCDEFGHIJKLMNOP', '1:1 samples/secret this is an AWS access key'],
    [
      'bash',
      'export AIVEN_TOKEN=dGhpcyBpcyBhIHNlY3JldCB0b2tlbg==',
      '1:20 samples/secret `AIVEN_TOKEN` has a secret written out',
    ],
    [
      'python',
      'token = "0123456789abcdef0123456789abcdef"',
      '1:10 samples/secret `token` has a secret written out',
    ],
    [
      'properties',
      'sasl.password=hunter2hunter2',
      '1:15 samples/secret `sasl.password` has a secret written out',
    ],
    [
      'json',
      '{"password": "correct horse"}',
      '1:15 samples/secret `password` has a secret written out',
    ],
    [
      'sql',
      "CREATE ROLE app LOGIN PASSWORD 'Tr0ub4dor';",
      '1:33 samples/secret `PASSWORD` has a secret written out',
    ],
    [
      'bash',
      'psql postgres://avnadmin:hunter22@PG_HOST:PG_PORT/defaultdb',
      '1:26 samples/secret `postgres://avnadmin` has a secret written out',
    ],
    [
      'bash',
      'curl -H "Authorization: Bearer abcdef0123456789" https://api.aiven.io/v1/me',
      '1:32 samples/secret `Bearer` has a secret written out',
    ],
    [
      'text',
      '-----BEGIN PRIVATE ' + 'KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
      '1:1 samples/secret this is a private key',
    ],
    [
      'bash',
      'tool --password hunter22 run',
      '1:17 samples/secret `--password` has a secret written out',
    ],
  ])('refuses %s %s', async (lang, value, problem) => {
    expect(await say(lang, value)).toEqual([problem]);
  });

  it('are refused also where a sample opts out', async () => {
    const findings = await say('text', 'AVNS_' + 'abcdefghijkl', {
      meta: {verify: 'skip: shows the form'},
    });
    expect(findings).toContain('1:1 samples/secret this is a service password');
  });
});

describe('prompts', () => {
  it.each([
    "printf 'Token: ' && read -rs TOKEN && export TOKEN",
    'export A=1\n# Type it.\nread -rs TOKEN',
    'read -rs A && echo &&\n  read -rs B && export A B',
    '(read -rs P; printf %s "$P" > file)',
    'ask() {\n  read -rs P\n}\nexport A=1',
    'read -rs TOKEN; export TOKEN',
    'while read -r line; do echo "$line"; done < file\nexport A=1',
  ])('passes %j', async (value) => {
    expect(await say('bash', value)).toEqual([]);
  });

  it.each([
    ['read -rs TOKEN\nexport TOKEN', 2],
    ["printf 'Token: ' && read -r -s TOKEN\n\n# The rest\nexport TOKEN\nexport A=1", 4],
    ["read -p 'Token: ' -s TOKEN\nexport TOKEN", 2],
    ['(read -rs P; printf %s "$P" > file)\nexport A=1', 2],
  ])('refuses what stands below one: %j', async (value, line) => {
    expect(await say('bash', value)).toEqual([
      `${line}:1 samples/prompt pasted with the lines above it, this line is taken for the secret that they ask for`,
    ]);
  });
});

describe('addresses', () => {
  it.each([
    '192.0.2.7 198.51.100.0/24 203.0.113.9',
    '10.1.2.3 172.16.0.1 192.168.1.1 127.0.0.1 0.0.0.0/0',
    '2001:db8::1 ::1',
    'dana@example.com',
    'version 4.16.0.1',
  ])('passes %s', async (value) => {
    expect(await say('text', value)).toEqual([]);
  });

  it.each([
    ['52.48.12.9', '1:1 samples/address 52.48.12.9 is outside the ranges for documentation'],
    ['2a05:d018::7', '1:1 samples/address 2a05:d018::7 is outside the range for documentation'],
    ['dana@company.io', "1:1 samples/address dana@company.io may be somebody's address"],
  ])('refuses %s', async (value, problem) => {
    expect(await say('text', value)).toEqual([problem]);
  });
});

describe('opting out', () => {
  it('hides findings for a reason', async () => {
    expect(await say('json', '{"a": …}', {meta: {verify: 'skip: the rest is cut'}})).toEqual([]);
  });

  it.each([
    [
      {verify: 'skip:'},
      '{"a": …}',
      '1:1 samples/opt-out this sample opts out of its checks without a reason',
    ],
    [{verify: 'off'}, '{}', '1:1 samples/opt-out `verify` cannot be `off`'],
    [
      {verify: 'skip: the rest is cut'},
      '{}',
      '1:1 samples/opt-out this sample passes its checks, so it need not opt out',
    ],
  ])('refuses %o', async (meta, value, problem) => {
    expect(await say('json', value, {meta})).toContain(problem);
  });
});
