import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {SHARED_VARIABLES} from '../terraform/variables';
import {say} from './check-one';

const project = 'data "aiven_project" "main" {\n  project = var.project_name\n}\n';
const topic = (body: string): string =>
  `resource "aiven_kafka_topic" "orders" {\n  project      = var.project_name\n  service_name = "SERVICE_NAME"\n  topic_name   = "TOPIC_NAME"\n  partitions   = 3\n${body}}\n`;

describe('Terraform samples', () => {
  it('takes the variables of provider.tf as declared, and no others', async () => {
    const file = readFileSync('docs/_partials/_provider-file.mdx', 'utf8');
    const hcl = /```hcl[^\n]*\n(.*?)```/s.exec(file)?.[1] ?? '';
    const names = [...hcl.matchAll(/^variable "(\w+)"/gm)].map((match) => match[1]);
    expect(names).toEqual(SHARED_VARIABLES);
    expect(await say('hcl', hcl)).toEqual([]);
  });

  it.each([
    project +
      topic(
        '  replication  = 2\n  config {\n    retention_ms = "604800000"\n  }\n  timeouts {\n    create = "20m"\n  }\n',
      ),
    'resource "aiven_pg" "main" {\n  project = var.project_name\n  service_name = "SERVICE_NAME"\n  plan = "PLAN_NAME"\n  dynamic "tag" {\n    for_each = var.tags\n    content {\n      key = tag.key\n      value = tag.value\n    }\n  }\n}\nvariable "tags" {\n  type = map(string)\n}\noutput "host" {\n  value = aiven_pg.main.service_host\n}',
    'resource "aiven_kafka" "main" {\n  project = var.project_name\n  service_name = "SERVICE_NAME"\n  plan = "PLAN_NAME"\n  dynamic "tag" {\n    for_each = {a = "b"}\n    iterator = each_tag\n    content {\n      key = each_tag.key\n      value = each_tag.value\n    }\n  }\n  kafka_user_config {\n    dynamic "ip_filter_object" {\n      for_each = ["10.0.0.0/8"]\n      content {\n        network = ip_filter_object.value\n      }\n    }\n  }\n}',
    'import {\n  to = aiven_pg.main\n  id = "PROJECT_NAME/SERVICE_NAME"\n}',
    'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}',
  ])('passes %#', async (hcl) => {
    expect(await say('hcl', hcl)).toEqual([]);
  });

  it.each([
    [
      'an unknown resource',
      'resource "aiven_kafka_topics" "a" {}',
      '1:1 samples/terraform the provider has no resource `aiven_kafka_topics` (did you mean `aiven_kafka_topic`?)',
    ],
    [
      'an iterator outside its block',
      'resource "aiven_pg" "main" {\n  project = var.project_name\n  service_name = each_tag.value\n  plan = "PLAN_NAME"\n  dynamic "tag" {\n    for_each = {a = "b"}\n    iterator = each_tag\n    content {\n      key = each_tag.key\n      value = each_tag.value\n    }\n  }\n}',
      '3:18 samples/terraform no sample of the page defines `each_tag.value`',
    ],
    [
      'a removed resource',
      'resource "aiven_redis" "a" {}',
      '1:1 samples/terraform the provider removed the resource `aiven_redis` in v4.56.0',
    ],
    [
      'an unknown attribute',
      topic('  replication = 2\n  retention = 5\n'),
      '7:3 samples/terraform aiven_kafka_topic has no `retention`',
    ],
    [
      'a missing attribute',
      topic(''),
      '1:1 samples/terraform aiven_kafka_topic needs `replication`',
    ],
    [
      'an unknown attribute of a block',
      topic('  replication = 2\n  config {\n    retention_msec = "1"\n  }\n'),
      '8:5 samples/terraform `config` of aiven_kafka_topic has no `retention_msec` (did you mean `retention_ms`?)',
    ],
    [
      'a wrong value',
      topic('  replication = 2\n  config {\n    cleanup_policy = "compakt"\n  }\n'),
      '8:22 samples/terraform `config.cleanup_policy` of aiven_kafka_topic: `compakt` is not one of its values: compact, compact,delete, delete (did you mean `compact`?)',
    ],
    [
      'a block written as an argument',
      topic('  replication = 2\n  config = {\n    retention_ms = "1"\n  }\n'),
      '7:3 samples/terraform `config` of aiven_kafka_topic is a block, not an argument',
    ],
    [
      'what the provider sets',
      'resource "aiven_pg" "a" {\n  project = "x"\n  service_name = "y"\n  plan = "startup-4"\n  service_uri = "u"\n}',
      '5:3 samples/terraform `service_uri` of aiven_pg is set by the provider',
    ],
    [
      'a deprecated attribute',
      'resource "aiven_kafka" "a" {\n  project = "x"\n  service_name = "y"\n  plan = "startup-4"\n  karapace = true\n}',
      '5:3 samples/terraform `karapace` of aiven_kafka is deprecated',
    ],
    [
      'a deprecated resource',
      'resource "aiven_account" "a" {\n  name = "x"\n}',
      '1:1 samples/terraform the resource `aiven_account` is deprecated',
    ],
    [
      'a variable that nothing declares',
      'output "a" {\n  value = var.projct_name\n}',
      '2:11 samples/terraform no sample of the page declares `var.projct_name` (did you mean `var.project_name`?)',
    ],
    [
      'a variable that provider.tf declares',
      'variable "project_name" {\n  type = string\n}',
      '1:1 samples/terraform `provider.tf` declares the variable `project_name` already',
    ],
    [
      'a reference to nothing',
      'output "a" {\n  value = aiven_pg.main.service_host\n}',
      '2:11 samples/terraform no sample of the page defines `aiven_pg.main`',
    ],
    [
      'a reference to an unknown attribute',
      project + 'output "a" {\n  value = data.aiven_project.main.ca_certificate\n}',
      '5:11 samples/terraform aiven_project has no attribute `ca_certificate` (did you mean `ca_cert`?)',
    ],
    [
      'an unknown argument of the provider',
      'provider "aiven" {\n  token = local.token\n}',
      '2:3 samples/terraform the provider has no argument `token` (did you mean `api_token`?)',
    ],
    [
      'an unknown data source',
      'data "aiven_projct" "a" {\n  project = "b"\n}',
      '1:1 samples/terraform the provider has no data source `aiven_projct` (did you mean `aiven_project`?)',
    ],
  ])('refuses %s', async (_name, hcl, problem) => {
    expect(await say('hcl', hcl)).toEqual([problem]);
  });

  it('accepts a reference to what another sample of the page defines', async () => {
    const output = 'output "a" {\n  value = aiven_pg.main.service_host\n}';
    expect(await say('hcl', output, {defined: ['aiven_pg.main']})).toEqual([]);
  });
});
