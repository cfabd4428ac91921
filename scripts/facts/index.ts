import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadFiles} from '../../plugins/shared/facts/load';
import {diffFacts, printChanges} from './diff';
import {formatFacts} from './format';
import {importAvn} from './importers/avn';
import {importCrds} from './importers/crds';
import {importOpenapi} from './importers/openapi';
import {importSchemaTerms} from './importers/schema-terms';
import {importTerraform} from './importers/terraform';
import {completeDescriptions} from './descriptions';
import {TABLES} from './tables';

const USAGE = `npm run facts -- [SOURCE …] [--write]

Reads copies of upstream artifacts and prints what they change in data/; --write applies it.

  --avn FILE         dump of an installed avn: python3 scripts/facts/importers/avn-dump.py > FILE
  --terraform FILE   terraform providers schema -json > FILE
  --openapi FILE     OpenAPI document of the REST API, in JSON
  --crds FOLDER      CustomResourceDefinitions of the operator, in YAML
  --schemas FOLDER   schemas of user configuration in YAML: pkg/dist of go-api-schemas
  --tables FOLDER    tables of facts (TSV and JSON); what each is: data/SOURCES.md
  --version TEXT     version of the artifact, written to the file's source
  --data FOLDER      where the fact files are (default: data)
`;

const read = (file: string) => readFileSync(file, 'utf8');
const today = () => new Date().toISOString().slice(0, 10);

function yamlFiles(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  if (files.length === 0) {
    throw new Error(`facts: ${folder} has no YAML file`);
  }
  return files.map((name) => read(path.join(folder, name)));
}

type Values = {
  avn?: string;
  terraform?: string;
  openapi?: string;
  crds?: string;
  schemas?: string;
  tables?: string;
};

/** Leaves out commands that a later release of `avn` removed, when an earlier one is imported. */
function withoutRemoved(avn: object, removed: object): object {
  const {commands} = avn as {commands: {path: string}[]};
  const gone = (removed as {commands: object}).commands;
  return {...avn, commands: commands.filter(({path: name}) => !(name in gone))};
}

/** New contents of each fact file that the given artifacts produce. */
function importAll(values: Values, data: string): {[file: string]: object} {
  const current = (file: string) => JSON.parse(read(path.join(data, file))) as object;
  const {schemas, tables} = values;
  const files: {[file: string]: object} = {
    ...(tables
      ? Object.fromEntries(
          Object.entries(TABLES).map(([file, make]) => [file, make(tables, today())]),
        )
      : {}),
    ...(values.avn ? {'avn.json': importAvn(read(values.avn), current('avn.json'))} : {}),
    ...(values.terraform
      ? {'terraform.json': importTerraform(read(values.terraform), current('terraform.json'))}
      : {}),
    ...(values.openapi
      ? {'api.json': importOpenapi(read(values.openapi), current('api.json'))}
      : {}),
    ...(values.crds
      ? {'kubernetes.json': importCrds(yamlFiles(values.crds), current('kubernetes.json'))}
      : {}),
    ...(schemas
      ? {'schema-terms.json': importSchemaTerms((file) => read(path.join(schemas, file)))}
      : {}),
  };
  const avn = files['avn.json'];
  return avn ? {...files, 'avn.json': withoutRemoved(avn, current('avn-removed.json'))} : files;
}

/** Imports, prints the differences, and writes the files if `--write` is given; returns the number of changes. */
export function run(args: string[], print: (line: string) => void): number {
  const {values} = parseArgs({
    args,
    options: {
      avn: {type: 'string'},
      terraform: {type: 'string'},
      openapi: {type: 'string'},
      crds: {type: 'string'},
      schemas: {type: 'string'},
      tables: {type: 'string'},
      version: {type: 'string'},
      data: {type: 'string', default: 'data'},
      write: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  const data = values.data;
  const files = importAll(values, data);
  if (values.help || Object.keys(files).length === 0) {
    print(USAGE);
    return 0;
  }
  let total = 0;
  for (const [file, made] of Object.entries(files)) {
    const before = JSON.parse(read(path.join(data, file))) as {source: object};
    const source = {
      ...before.source,
      ...(made as {source?: object}).source,
      ...(values.version ? {version: values.version} : {}),
    };
    const changes = diffFacts(before, made);
    total += changes.length;
    print(printChanges(file, changes));
    if (values.write && changes.length > 0) {
      writeFileSync(
        path.join(data, file),
        formatFacts({...before, ...made, source: {...source, date: today()}}),
      );
    }
  }
  if (values.write) {
    loadFiles(data);
    completeDescriptions(data).forEach((line) => print(line));
  } else if (total > 0) {
    print('Nothing was written; add --write to apply it.');
  }
  return total;
}

if (require.main === module) {
  try {
    run(process.argv.slice(2), console.log);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
