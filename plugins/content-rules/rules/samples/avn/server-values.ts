import type {CliCommand, CliOption, Files} from '../../../../shared/facts/types';

/** Their values are looked up where more is known of them: config.ts. */
const LOOKED_UP = new Set(['--integration-type', '--endpoint-type', '--service-type']);

type Api = Pick<Files['api.json'], 'endpoints' | 'requests' | 'enums'>;

/**
 * Commands with the values of options that the client passes on unread and only the API refuses: those of the field of
 * the same name in the request that the command sends (`--permission`, `permission`).
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

/** The values of a type of data/api.json: `enum:PermissionType`, `array<enum:PermissionType>`. */
export function enumOf(
  type: string | undefined,
  handler: string | undefined,
  enums: Api['enums'],
): string[] | undefined {
  const name = /\benum:(\w+)/.exec(type ?? '')?.[1];
  return name === undefined ? undefined : enums[handler ?? '']?.[name];
}
