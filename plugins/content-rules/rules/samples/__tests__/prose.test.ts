import {beforeAll, describe, expect, it} from 'vitest';
import {loadGrammars} from '../parse/grammars';
import {checkProse} from '../prose';
import {facts} from './check-one';

const check = (value: string, serviceType?: string): string[] =>
  checkProse({value}, {area: 'kafka', serviceType}, facts).map(({message}) => message);

describe('code in sentences', () => {
  beforeAll(() => loadGrammars(['bash']));

  it.each([
    'kafka.log_retention_ms',
    'POST /v1/project/{project}/service',
    'GET /v1/project/…',
    '/v1/project/PROJECT_NAME/service',
    'avn service topic-create',
    'avn service create',
    '/v1/organization/',
    'avn account team',
    'avn service topic',
    'avn service database-*',
    'avn credits claim',
    'avn billing-group',
    'kafka.properties',
    'client.rack',
    'pg_version',
    'kafka.server',
    'kafka.log.log_size',
  ])('passes `%s`', (value) => {
    expect(check(value)).toEqual([]);
  });

  it.each([
    [
      'kafka.log_retention_msec',
      'no service has a parameter `kafka.log_retention_msec` (did you mean `kafka.log_retention_ms`?)',
    ],
    [
      'POST /v1/project/{project}/services',
      'the API has no POST /v1/project/{project}/services (did you mean `/v1/project/{project}/service`?)',
    ],
    [
      'DELETE /v1/project/{project}/service',
      'the API has no DELETE /v1/project/{project}/service, only GET, POST',
    ],
    [
      '/v1/project/PROJECT_NAME/servces',
      'the API has no /v1/project/PROJECT_NAME/servces (did you mean `/v1/project/{project}/service`?)',
    ],
    [
      'avn service user-creds-download --directory',
      'avn service user-creds-download has no --directory (did you mean `--target-directory`?)',
    ],
    [
      'avn service topik-create',
      'avn service has no command topik-create (did you mean `topic-create`?)',
    ],
  ])('refuses `%s`', (value, problem) => {
    expect(check(value)).toEqual([problem]);
  });
});
