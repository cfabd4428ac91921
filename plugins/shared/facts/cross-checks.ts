import type {Facts, Files} from './types';

const duplicates = (names: string[]) => names.filter((name, i) => names.indexOf(name) !== i);

/** Compares fact files with each other: every type that is named exists, and nothing is listed twice. */
export function crossChecks(
  facts: Facts,
  successors: Files['successors.json'],
  {areas, families}: Files['areas.json'],
): string[] {
  const problems: string[] = [];
  const types = new Set(facts.services.services.map(({type}) => type));
  // Elasticsearch ended before the first list of service types was recorded; versions.json has its history.
  const known = (type: string) => types.has(type) || type === 'elasticsearch';
  const expectType = (type: string, file: string) => {
    if (!known(type)) {
      problems.push(`${file}: ${type} is no service type of services.json`);
    }
  };
  Object.keys(facts.config.services).forEach((type) => expectType(type, 'service-config.json'));
  facts.versions.versions.forEach(({service}) => service && expectType(service, 'versions.json'));
  facts.privatelink.services.forEach(({service}) => expectType(service, 'privatelink.json'));
  Object.keys(facts.plans.services).forEach((type) => expectType(type, 'plans.json'));
  for (const {type, replacements} of facts.endOfLife.services) {
    [type, ...replacements.map((replacement) => replacement.type)].forEach((name) =>
      expectType(name, 'end-of-life.json'),
    );
    if (facts.services.services.find((service) => service.type === type)?.status === 'active') {
      problems.push(`end-of-life.json: ${type} is active in services.json`);
    }
  }
  const familyIds = families.map(({id}) => id);
  for (const {id, type, family} of areas) {
    if (type !== undefined) expectType(type, `areas.json: ${id}`);
    if (family !== undefined && !familyIds.includes(family)) {
      problems.push(`areas.json: ${id}: ${family} is none of the families ${familyIds.join(', ')}`);
    }
  }
  for (const {type, status} of facts.services.services) {
    if (status === 'active' && !areas.some((area) => area.type === type)) {
      problems.push(
        `areas.json: has no area of the type ${type}, which is active in services.json`,
      );
    }
  }
  const integrations = new Set(facts.integrationTypes.types.map(({type}) => type));
  for (const type of Object.keys(facts.config.integrations)) {
    if (!integrations.has(type)) {
      problems.push(`integration-types.json: lacks ${type}, which service-config.json has`);
    }
  }
  const commands = new Map(facts.avn.commands.map((command) => [command.path, command]));
  for (const [old, successor] of Object.entries(successors.commands)) {
    if (!commands.has(successor) || commands.get(successor)?.deprecated) {
      problems.push(
        `successors.json: ${successor}, the successor of ${old}, is no command of avn.json that can be used`,
      );
    }
  }
  for (const {path, deprecated} of facts.avn.commands) {
    if (deprecated && !(path in successors.commands)) {
      problems.push(`successors.json: lacks a successor of the deprecated command ${path}`);
    }
  }
  const unique: [string, string[]][] = [
    ['services.json', facts.services.services.map(({type}) => type)],
    ['clouds.json', facts.clouds.clouds.map(({name}) => name)],
    ['connectors.json', facts.connectors.connectors.map((connector) => connector.class)],
    ['permissions.json', facts.permissions.permissions.map(({name}) => name)],
    ['areas.json', areas.map(({id}) => id)],
    ['areas.json', areas.flatMap(({folders}) => folders)],
    ['avn.json', facts.avn.commands.map(({path}) => path)],
    ['integration-types.json', facts.integrationTypes.types.map(({type}) => type)],
  ];
  for (const [file, names] of unique) {
    problems.push(...duplicates(names).map((name) => `${file}: lists ${name} twice`));
  }
  return problems;
}
