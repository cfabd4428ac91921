import {describe, expect, it} from 'vitest';
import {say} from './check-one';

const AUTH = '-H "Authorization: Bearer $AIVEN_TOKEN"';

describe('REST requests', () => {
  it.each([
    `curl ${AUTH} https://api.aiven.io/v1/project/PROJECT_NAME/service`,
    `curl -s -X PUT ${AUTH} --json '{"powered": false}' "https://api.aiven.io/v1/project/$PROJECT/service/SERVICE_NAME"`,
    `curl -XDELETE ${AUTH} https://api.aiven.io/v1/project/PROJECT_NAME/service/SERVICE_NAME`,
    `curl "https://api.aiven.io/v1/clouds?limit=1"`,
    `curl -F 'file=@a.json' https://api.aiven.io/v1/project/PROJECT_NAME/service`,
    `curl -d @body.json https://api.aiven.io/v1/project/PROJECT_NAME/service`,
    `curl "https://OPENSEARCH_HOST:OPENSEARCH_PORT/_search" -H 'Content-Type: application/json' -d '{"size": 0}'`,
  ])('passes %s', async (script) => {
    expect(await say('bash', script)).toEqual([]);
  });

  it.each([
    [
      'curl -F file=@a.json https://api.aiven.io/v1/clouds',
      '1:22 samples/api the API has no POST /v1/clouds, only GET',
    ],
    [
      'curl https://api.aiven.io/v1/project/PROJECT_NAME/services',
      '1:26 samples/api the API has no GET /v1/project/PROJECT_NAME/services (did you mean `/v1/project/{project}/service`?)',
    ],
    [
      'curl -X PATCH https://api.aiven.io/v1/project/PROJECT_NAME/service',
      '1:9 samples/api the API has no PATCH /v1/project/PROJECT_NAME/service, only GET, POST',
    ],
    [
      `curl -X PUT https://api.aiven.io/v1/project/PROJECT_NAME/service/SERVICE_NAME -d '{"powered": true,}'`,
      '1:100 samples/syntax the body is not valid JSON: a key expected in double quotes, not `}`',
    ],
    [
      `curl -X PUT https://api.aiven.io/v1/project/PROJECT_NAME/service/SERVICE_NAME -d '{"power": true}'`,
      '1:84 samples/api the request has no field `power` (did you mean `powered`?)',
    ],
    [
      `curl -X POST https://api.aiven.io/v1/project/PROJECT_NAME/service/SERVICE_NAME/acl -d '{"permission": "readonly", "topic": "TOPIC_NAME", "username": "SERVICE_USER"}'`,
      '1:103 samples/api the field `permission` cannot be `readonly` (did you mean `read`?)',
    ],
    [
      `curl -X PUT https://api.aiven.io/v1/project/PROJECT_NAME/service/SERVICE_NAME -d '{"powered": "true"}'`,
      '1:95 samples/api the field `powered` is of the type boolean, and `true` is not',
    ],
    [
      `curl -X PUT https://api.aiven.io/v1/project/PROJECT_NAME/service/SERVICE_NAME -d '{"maintenance": {"dow": "mondai"}}'`,
      '1:107 samples/api the field `maintenance.dow` cannot be `mondai` (did you mean `monday`?)',
    ],
    [
      'curl https://api.aiven.com/v1/project',
      '1:6 samples/api the API is not at `https://api.aiven.com`',
    ],
    ['curl api.aiven.io/v1/project', '1:6 samples/api the API is not at `api.aiven.io`'],
    [
      'curl http://api.aiven.io/v1/project',
      '1:6 samples/api the API is not at `http://api.aiven.io`',
    ],
    [
      'curl https://console.aiven.io/v1/project',
      '1:6 samples/api the API is not at `https://console.aiven.io`',
    ],
    [
      `curl -X POST https://api.aiven.io/v1/access_token -d '{"max_age_seconds": 60}'`,
      '1:55 samples/api the request needs the field `description`',
    ],
    [
      `curl -X POST https://api.aiven.io/v1/access_token -d @- <<'JSON'\n{"description": x}\nJSON`,
      '2:17 samples/syntax the body is not valid JSON: a value or a key in double quotes expected, not `x`',
    ],
    [
      `curl "https://OPENSEARCH_HOST/_search" -d '{"size": }'`,
      '1:53 samples/syntax the body is not valid JSON: a value expected, not `}`',
    ],
  ])('refuses %s', async (script, problem) => {
    expect(await say('bash', script)).toEqual([problem]);
  });
});
