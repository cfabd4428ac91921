import type {CliCommand, CliOption, Files} from '../../../../shared/facts/types';

/** Options whose values config.ts checks, with better messages. */
const LOOKED_UP = new Set(['--integration-type', '--endpoint-type', '--service-type']);

type Api = Pick<Files['api.json'], 'endpoints' | 'requests' | 'enums'>;

/**
 * Adds allowed values to options that avn passes on unchecked and the API refuses. The values are those of the
 * request's field of the same name (`--permission`, `permission`).
 */
export function withServerValues(
  {commands}: Files['avn.json'],
  {commands: calls}: Files['cli.json'],
  api: Api,
  {permissions}: Files['permissions.json'],
): CliCommand[] {
  const operations = new Map(
    api.endpoints.map(({method, path, operationId}) => [`${method} ${path}`, operationId]),
  );
  const members = api.enums.account?.MemberType ?? [];
  const granted = [...new Set([...permissions.map(({name}) => name), ...members])];
  return commands.map((command) => {
    const operation = operations.get(calls[command.path]?.call ?? '');
    const request = api.requests[operation ?? ''];
    const valuesOf = ({flags}: CliOption): string[] | undefined => {
      const flag = flags.find((name) => name.startsWith('--')) ?? '';
      if (LOOKED_UP.has(flag)) return undefined;
      if (command.path === 'permissions set' && flag === '--permission') return granted;
      const type = request?.fields[flag.slice(2).replaceAll('-', '_')]?.type;
      return enumOf(type, request?.handler, api.enums);
    };
    const options = command.options.map((option) =>
      option.takesValue && !option.choices ? {...option, choices: valuesOf(option)} : option,
    );
    return {...command, options};
  });
}

/** Values of an enumeration type in data/api.json: `enum:PermissionType`, `array<enum:PermissionType>`. */
export function enumOf(
  type: string | undefined,
  handler: string | undefined,
  enums: Api['enums'],
): string[] | undefined {
  const name = /\benum:(\w+)/.exec(type ?? '')?.[1];
  return name === undefined ? undefined : enums[handler ?? '']?.[name];
}
