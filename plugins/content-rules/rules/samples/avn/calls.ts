import type {CliCall} from '../cli/check';
import type {Command, Word} from '../shell/commands';

/** Commands that run the command in their arguments. */
const WRAPPERS = new Set([
  'sudo',
  'xargs',
  'watch',
  'time',
  'env',
  'exec',
  'nohup',
  'timeout',
  'command',
  'docker',
  'podman',
  'uv',
  'uvx',
  'pipx',
  'poetry',
]);

/** The call of avn in a command, also after `xargs`, `watch` or `timeout`. */
export function avnCallOf({words}: Command): CliCall | undefined {
  const [name] = words;
  if (!name) return undefined;
  if (isAvn(name)) return {name, words: words.slice(1), isOpen: false};
  if (
    /^python3?$/.test(name.text) &&
    words[1]?.text === '-m' &&
    words[2]?.text === 'aiven.client'
  ) {
    return {name, words: words.slice(3), isOpen: false};
  }
  if (!WRAPPERS.has(name.text)) return undefined;
  const at = words.findIndex((word, index) => index > 0 && isAvn(word));
  const avn = words[at];
  const before = words[at - 1]?.text ?? '';
  if (
    !avn ||
    /^-[vV]$/.test(before) ||
    (/^(?:run|exec|--from|install)$/.test(before) === false && name.text === 'pipx')
  )
    return undefined;
  return {name: avn, words: words.slice(at + 1), isOpen: name.text === 'xargs'};
}

function isAvn({text, isStatic}: Word): boolean {
  return isStatic && (text === 'avn' || text.endsWith('/avn'));
}
