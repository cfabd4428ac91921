/** A fault put into the first page that has what it spoils. */
export type Fault = {
  name: string;
  /** Language of the fence to spoil; `prose` for inline code. */
  in: string;
  /** What the fence has to have. */
  find: RegExp;
  /** What stands there instead. */
  put: string;
  /** The rule that finds it, on the line of the change. */
  rule: string;
};

const avn = (name: string, find: RegExp, put: string): Fault => ({
  name,
  in: 'bash',
  find,
  put,
  rule: 'samples/avn',
});
const syntax = (lang: string, name: string, find: RegExp, put: string): Fault => ({
  name: `${lang}: ${name}`,
  in: lang,
  find,
  put,
  rule: 'samples/syntax',
});
const terraform = (name: string, find: RegExp, put: string): Fault => ({
  name,
  in: 'hcl',
  find,
  put,
  rule: 'samples/terraform',
});
const kubernetes = (name: string, find: RegExp, put: string): Fault => ({
  name,
  in: 'yaml',
  find,
  put,
  rule: 'samples/kubernetes',
});
const api = (name: string, find: RegExp, put: string): Fault => ({
  name,
  in: 'bash',
  find,
  put,
  rule: 'samples/api',
});
const held = (rule: string, lang: string, name: string, find: RegExp, put: string): Fault => ({
  name,
  in: lang,
  find,
  put,
  rule: `samples/${rule}`,
});
const prose = (rule: string, name: string, find: RegExp, put: string): Fault => ({
  name,
  in: 'prose',
  find,
  put,
  rule: `samples/${rule}`,
});

export const FAULTS: Fault[] = [
  avn('a misspelt command', /avn service create/, 'avn service creat'),
  avn('a command in the plural', /avn service list/, 'avn service lists'),
  avn('a group that does not exist', /avn service get/, 'avn services get'),
  avn('a misspelt subcommand', /avn service topic-create/, 'avn service topic-crate'),
  avn('a removed command', /avn service user-creds-download/, 'avn service keypair get'),
  avn('a command of another group', /avn project ca-get/, 'avn service ca-get'),
  avn('a deprecated command', /avn vpc create/, 'avn vpc request'),
  avn('a command behind a pipe or a substitution', /\$\(avn service list/, '$(avn service lits'),
  avn('a cloud that does not exist', /--cloud CLOUD_NAME/, '--cloud google-europe-norte1'),
  avn('a family of plans that does not exist', /--plan startup-4/, '--plan starter-4'),
  avn('an unknown flag', /--target-directory/, '--directory'),
  avn('a flag with a letter missing', /--project(?= )/, '--projct'),
  avn('a short form of a flag', /--service-type/, '--service-typ'),
  avn(
    'a flag of another command',
    /avn service get SERVICE_NAME/,
    'avn service get SERVICE_NAME --partitions 3',
  ),
  avn(
    'a global option behind its command',
    /avn service list(?=\s)/,
    'avn service list --show-http',
  ),
  avn('a number written out', /--partitions \d+/, '--partitions three'),
  avn('an unknown service type', /(?:-t|--service-type) pg\b/, '-t postgresql'),
  avn(
    'an ended service type',
    /(?<=service create [^|;]{0,200})(?:-t|--service-type) \w+/,
    '-t cassandra',
  ),
  avn('an unknown integration type', /(?:-t|--integration-type) metrics\b/, '-t metric'),
  avn('a misspelt parameter', /-c pg_version=/, '-c pg_versoin='),
  avn('a parameter of no service', /-c \w+=/, '-c nothing_known='),
  avn('a value that is not true or false', /-c ([\w.]+)=(?:true|false)/, '-c $1=maybe'),
  avn('an extra word', /avn project ca-get/, 'avn project ca-get now'),
  avn('a value for a flag that takes none', /--power-off/, '--power-off=true'),
  terraform('an unknown resource', /resource "aiven_pg"/, 'resource "aiven_postgresql"'),
  terraform('a removed resource', /resource "aiven_valkey"/, 'resource "aiven_redis"'),
  terraform('an unknown data source', /data "aiven_project"/, 'data "aiven_projects"'),
  terraform('an unknown attribute', /^( *)plan +=/m, '$1plan_name ='),
  terraform('a misspelt attribute', /^( *)service_name +=/m, '$1servce_name ='),
  terraform('an unknown block', /^( *)pg_user_config \{/m, '$1pg_config {'),
  terraform('an argument for a block', /^( *)\w+_user_config \{$/m, '$1user_cfg {'),
  terraform(
    'a wrong kind of reference',
    /aiven_(pg|mysql|valkey|kafka)\.(\w+)\.service_name/,
    'aiven_$1.nowhere.service_name',
  ),
  terraform(
    'an unknown attribute of a reference',
    /aiven_(pg|mysql|valkey|kafka)\.(\w+)\.service_name/,
    'aiven_$1.$2.servicename',
  ),
  terraform(
    'a cloud in the form of another provider',
    /cloud_name( *)= "google-europe-west1"/,
    'cloud_name$1= "europe-west1"',
  ),
  terraform('a plan without its size', /plan( *)= "startup-4"/, 'plan$1= "startup"'),
  terraform('what the provider sets', /^( *)plan +=/m, '$1service_uri = "x"\n$1plan ='),
  kubernetes('a misspelt plan', /^( *)plan: business-4/m, '$1plan: busines-4'),
  kubernetes('an unknown kind', /^kind: PostgreSQL$/m, 'kind: Postgres'),
  kubernetes('a removed kind', /^kind: Valkey$/m, 'kind: Redis'),
  kubernetes('a wrong apiVersion', /^apiVersion: aiven\.io\/v1alpha1$/m, 'apiVersion: aiven.io/v1'),
  kubernetes('an unknown field', /^ {2}cloudName:/m, '  cloud:'),
  kubernetes('a field in the wrong case', /^ {2}project:/m, '  Project:'),
  kubernetes('a number for text', /^ {2}plan: .*$/m, '  plan: 4'),
  kubernetes(
    'a field in the form of another tool',
    /^ {2}connInfoSecretTarget:/m,
    '  conn_info_secret_target:',
  ),
  api(
    'an unknown path',
    /\/v1\/project\/PROJECT_NAME\/service(?=["' \\\n])/,
    '/v1/project/PROJECT_NAME/services',
  ),
  api('a misspelt plan in a body', /"plan": "startup-4"/, '"plan": "startup4"'),
  api('a misspelt path', /api\.aiven\.io\/v1\/project/, 'api.aiven.io/v1/projct'),
  api('an old version', /api\.aiven\.io\/v1\/project/, 'api.aiven.io/v1beta/project'),
  api('a wrong method', /(?:-X|--request) (?:POST|PUT|DELETE)/, '-X PATCH'),
  api('an unknown field of a request', /"service_type":/, '"servicetype":'),
  prose(
    'api',
    'an unknown path in a sentence',
    /(?:GET|POST|PUT|DELETE) \/v1\/project/,
    'GET /v1/projects',
  ),
  prose('avn', 'an unknown command in a sentence', /^avn service [a-z-]+$/, 'avn service conect'),
  prose(
    'parameter',
    'a misspelt parameter in a sentence',
    /^(?:kafka|pg|mysql|opensearch)\.[a-z]+_[a-z_]+$/,
    'kafka.log_retentoin_ms',
  ),
  syntax('bash', 'a quote that is not closed', /"\$AIVEN_TOKEN"/, '"$AIVEN_TOKEN'),
  syntax('bash', 'a prompt', /^avn /m, '$ avn '),
  syntax('json', 'a comma too many', /"(\n\s*)\}/, '",$1}'),
  syntax('json', 'single quotes', /"(\w+)":/, "'$1':"),
  syntax('json', 'a comment', /\{\n/, '{ // here\n'),
  syntax('yaml', 'a colon in a value', /^kind: (\w+)$/m, 'kind: $1: x'),
  syntax('yaml', 'a tab', /^ {2}name:/m, '\tname:'),
  syntax('hcl', 'a value that is missing', /^( *project +=).*$/m, '$1'),
  syntax('sql', 'a misspelt keyword', /^CREATE TABLE/m, 'CREATE TABEL'),
  syntax('sql', 'a misspelt clause', /\bVALUES\b/, 'VALEUS'),
  syntax('python', 'a bracket that is not closed', /(?<=^\w[^()\n]*\([^()\n]*)\)$/m, ''),
  syntax('java', 'a value that is missing', /;$/m, ' = = ;'),
  syntax('javascript', 'a value that is missing', /;$/m, ' = = ;'),
  syntax('go', 'a value that is missing', /\{$/m, '{ = = {'),
  syntax('php', 'a bracket that does not fit', /;$/m, ' = = ;'),
  syntax('properties', 'a line without a separator', /^([\w.]+) *=/m, '$1 '),
  held(
    'placeholder',
    'bash',
    'a name that is not in the dictionary',
    /SERVICE_NAME/,
    'SERVISE_NAME',
  ),
  held(
    'placeholder',
    'json',
    'angle brackets',
    /"PROJECT_NAME"|"SERVICE_NAME"|"[a-z_]+"(?=,?\n)/,
    '"<name>"',
  ),
  held('placeholder', 'bash', 'an empty word', /SERVICE_NAME/, 'my-service'),
  held('placeholder', 'yaml', 'a word of no meaning', /^ {2}name: .*$/m, '  name: foo'),
  held(
    'prompt',
    'bash',
    'a prompt with more below it',
    /^(avn service list.*)$/m,
    'read -rs AIVEN_TOKEN\n$1',
  ),
  held('secret', 'bash', 'a token', /Bearer \$AIVEN_TOKEN/, 'Bearer 0a1b2c3d4e5f60718293'),
  held('secret', 'properties', 'a password', /^([\w.]+) *=.*$/m, 'sasl.password=correcthorse7'),
  held('secret', 'bash', 'a service password', /SERVICE_NAME/, 'AVNS_' + 'a1b2c3d4e5f6'),
  held('address', 'bash', 'a real address', /SERVICE_NAME/, '54.170.12.9'),
  held('language', 'bash', 'a language that does not exist', /```bash/, '```bsh'),
];
