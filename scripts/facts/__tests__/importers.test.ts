import {describe, expect, test} from 'vitest';
import {importAvn} from '../importers/avn';
import {importCrds} from '../importers/crds';
import {importOpenapi} from '../importers/openapi';
import {importSchemaTerms, termsOf} from '../importers/schema-terms';
import {importTerraform} from '../importers/terraform';

describe('avn', () => {
  const current = {
    environment: ['AIVEN_PROJECT'],
    globalOptions: [],
    commands: [
      {
        path: 'service create',
        positionals: [],
        options: [{flags: ['--disk-space-gib'], takesValue: true, type: 'int'}],
      },
    ],
  };
  const dump = (commands: object[]) =>
    JSON.stringify({
      source: {project: 'aiven-client', version: '5.0', read: '2026-11-21'},
      global_options: [],
      commands,
    });

  test('reads options and positionals, and keeps a type that Python could not name', () => {
    const command = {
      path: 'service create',
      no_auth: false,
      deprecated: false,
      positionals: [{name: 'service_name', required: true, repeatable: false, type: 'string'}],
      options: [
        {
          flags: ['--disk-space-gib'],
          takes_value: true,
          required: false,
          repeatable: false,
          type: null,
        },
        {
          flags: ['--cloud'],
          takes_value: true,
          required: true,
          repeatable: false,
          type: 'string',
          choices: ['a', 'b'],
          deprecated: true,
        },
      ],
    };
    expect(importAvn(dump([command]), current)).toEqual({
      source: {name: 'aiven-client', version: '5.0', date: '2026-11-21'},
      environment: ['AIVEN_PROJECT'],
      globalOptions: [],
      commands: [
        {
          path: 'service create',
          positionals: [{name: 'service_name', required: true, type: 'string'}],
          options: [
            {flags: ['--disk-space-gib'], takesValue: true, type: 'int'},
            {
              flags: ['--cloud'],
              takesValue: true,
              required: true,
              type: 'string',
              choices: ['a', 'b'],
              deprecated: true,
            },
          ],
        },
      ],
    });
  });

  test('refuses a file that is no dump, and a dump without commands', () => {
    expect(() => importAvn('{}', current)).toThrowErrorMatchingInlineSnapshot(
      `[Error: facts: this is no dump of avn; make it with scripts/facts/importers/avn-dump.py]`,
    );
    expect(() => importAvn(dump([]), current)).toThrow('has no commands');
  });
});

describe('terraform', () => {
  const current = {
    provider: {name: 'aiven'},
    removed: {resources: {}, dataSources: {}},
    dataSources: {},
    resources: {
      aiven_pg: {
        importId: 'PROJECT/SERVICE_NAME',
        attributes: {plan: {type: 'string', mode: 'optional', enum: ['free']}},
      },
    },
  };
  const block = {
    attributes: {
      plan: {type: 'string', required: true},
      components: {type: ['list', ['object', {host: 'string'}]], computed: true},
      password: {type: 'string', optional: true, sensitive: true, deprecated: true},
    },
    block_types: {
      tag: {
        nesting_mode: 'set',
        min_items: 1,
        block: {attributes: {key: {type: 'string', required: true}}},
      },
    },
  };

  test('flattens attributes and blocks, and keeps what the schema cannot say', () => {
    const schema = {
      provider_schemas: {
        'registry.terraform.io/aiven/aiven': {resource_schemas: {aiven_pg: {block}}},
      },
    };
    expect(importTerraform(JSON.stringify(schema), current)).toMatchObject({
      resources: {
        aiven_pg: {
          importId: 'PROJECT/SERVICE_NAME',
          attributes: {
            components: {type: 'list(object)', mode: 'computed'},
            'components.host': {type: 'string', mode: 'computed'},
            password: {type: 'string', mode: 'optional', sensitive: true, deprecated: true},
            plan: {type: 'string', mode: 'required', enum: ['free']},
            tag: {type: 'block(set)', mode: 'required', minItems: 1},
            'tag.key': {type: 'string', mode: 'required'},
          },
        },
      },
      dataSources: {},
    });
  });

  test('refuses the schema of other providers', () => {
    const other = JSON.stringify({provider_schemas: {'registry.terraform.io/hashicorp/aws': {}}});
    expect(() => importTerraform(other, current)).toThrowErrorMatchingInlineSnapshot(
      `[Error: facts: the schema has no provider aiven/aiven, only registry.terraform.io/hashicorp/aws; run terraform init with it first]`,
    );
  });
});

describe('openapi', () => {
  const current = {
    endpoints: [{method: 'POST', path: '/v1/vpc', roles: ['admin']}],
    requests: {VpcCreate: {handler: 'vpc', fields: {state: {type: 'enum:VpcState'}}}},
    enums: {},
  };
  const body = {content: {'application/json': {schema: {$ref: '#/components/schemas/Vpc'}}}};
  const document = (schemas: object) =>
    JSON.stringify({
      openapi: '3.0.0',
      paths: {'/v1/vpc': {post: {operationId: 'VpcCreate', tags: ['Vpc'], requestBody: body}}},
      components: {schemas},
    });

  test('reads operations and their bodies, and keeps roles and names of enumerations', () => {
    const peer = {type: 'object', properties: {id: {type: 'string'}}};
    const vpc = {
      type: 'object',
      required: ['cidr'],
      properties: {
        cidr: {type: 'string'},
        state: {type: 'string'},
        peers: {type: 'array', items: peer},
      },
    };
    expect(importOpenapi(document({Vpc: vpc}), current)).toEqual({
      endpoints: [
        {method: 'POST', path: '/v1/vpc', operationId: 'VpcCreate', tag: 'Vpc', roles: ['admin']},
      ],
      requests: {
        VpcCreate: {
          handler: 'vpc',
          fields: {
            cidr: {type: 'string', required: true},
            state: {type: 'enum:VpcState'},
            peers: {type: 'array<object>'},
            'peers[].id': {type: 'string'},
          },
        },
      },
      enums: {},
    });
  });

  test('refuses a reference to what is not defined, and a file without paths', () => {
    expect(() => importOpenapi(document({}), current)).toThrow(
      'refers to #/components/schemas/Vpc, which it does not define',
    );
    expect(() => importOpenapi('{"openapi": "3.0.0"}', current)).toThrow(
      'no OpenAPI 3 document with paths',
    );
  });
});

describe('crds', () => {
  const crd = `
kind: CustomResourceDefinition
spec:
  group: aiven.io
  scope: Namespaced
  names: {kind: Kafka, plural: kafkas, singular: kafka}
  versions:
    - name: v1alpha1
      storage: true
      schema:
        openAPIV3Schema:
          properties:
            spec:
              required: [plan]
              x-kubernetes-validations: [{rule: has(self.plan)}]
              properties:
                plan: {type: string, maxLength: 128, x-kubernetes-validations: [{rule: self == oldSelf}]}
                ip_filter: {type: array, items: {type: object, required: [network], properties: {network: {type: string}}}}
                old: {type: boolean, description: Deprecated. Gone., default: false}
`;

  test('reads fields with their rules, and keeps the keys of the secret', () => {
    const current = {kinds: {Kafka: {secretKeys: ['KAFKA_HOST']}}, helmValues: []};
    expect(importCrds([crd, 'kind: Role\n'], current)).toEqual({
      helmValues: [],
      kinds: {
        Kafka: {
          secretKeys: ['KAFKA_HOST'],
          apiVersion: 'aiven.io/v1alpha1',
          plural: 'kafkas',
          singular: 'kafka',
          scope: 'Namespaced',
          spec: {
            '.': {cel: ['has(self.plan)']},
            ip_filter: {type: 'array<object>'},
            'ip_filter[].network': {type: 'string', required: true},
            old: {type: 'boolean', deprecated: true},
            plan: {type: 'string', required: true, maxLength: 128, immutable: true},
          },
          status: {},
        },
      },
    });
  });

  test('refuses files without a definition', () => {
    expect(() => importCrds(['kind: Role\n'], {kinds: {}})).toThrow('no CustomResourceDefinition');
  });
});

describe('schema terms', () => {
  test('are the numbers, names and conditions of a sentence, and nothing else of it', () => {
    const sentence =
      "Idle timeout: 600,000 ms (10 minutes), 40mb or .5. If set to `-1`, 'off' or zero, log.roll_hours applies. SCRAM-SHA-256, see https://example.com/1. Changing it causes a restart.";
    expect(termsOf(sentence, 'pg.idle_timeout')).toEqual([
      '600000',
      '10',
      '40',
      '0.5',
      '-1',
      'off',
      'log.roll_hours',
      '0',
      'restart',
    ]);
    expect(termsOf('The idle.timeout of 5-32 seconds', 'pg.idle_timeout')).toEqual(['5', '32']);
  });

  test('follow lists and forms, and the words of an element belong to its list', () => {
    const schema = `
kafka:
  type: object
  title: ignored 1
  properties:
    urls:
      title: URLs
      items: {title: At most 7, type: string}
    rules:
      items:
        properties:
          size: {description: Up to 8 bytes}
        one_of:
          - properties: {key: {title: Length 9}}
`;
    const files: {[file: string]: string} = {'service_types.yml': schema};
    expect(importSchemaTerms((file) => files[file] ?? '{}')).toEqual({
      services: {
        kafka: {urls: ['7'], 'rules[].size': ['8'], 'rules[]<1>.key': ['9']},
      },
      integrations: {},
      endpoints: {},
    });
  });
});
