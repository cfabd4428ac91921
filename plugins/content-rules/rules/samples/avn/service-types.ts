import type {Command} from '../shell/commands';

/** Service types by name from `avn service create NAME -t TYPE`, for later commands on the same service. */
export function serviceTypesOf(commands: Command[]): Record<string, string> {
  const types: Record<string, string> = {};
  for (const {words} of commands) {
    const texts = words.map(({text}) => text);
    const at = texts.indexOf('create');
    if (texts[0] !== 'avn' || texts[at - 1] !== 'service') continue;
    const flag = texts.findIndex((text) => text === '-t' || text === '--service-type');
    const inline = texts
      .find((text) => text.startsWith('--service-type='))
      ?.slice('--service-type='.length);
    const type = flag > 0 ? texts[flag + 1] : inline;
    const name = words
      .slice(at + 1)
      .find(
        ({text}, index, rest) =>
          !text.startsWith('-') && !(rest[index - 1]?.text ?? '').startsWith('-'),
      )?.text;
    if (name !== undefined && type !== undefined) types[name] = type;
  }
  return types;
}
