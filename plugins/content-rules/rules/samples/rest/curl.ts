import type {Command, Word} from '../shell/commands';

/** The request that a curl command sends. */
export type CurlRequest = {
  method: string;
  methodWord?: Word;
  url: Word;
  /** Bodies, without those that `--get` moves to the query string. */
  bodies: Word[];
  headers: Word[];
};

const WITH_VALUE = new Set([
  '-A',
  '-b',
  '-c',
  '-C',
  '-d',
  '-D',
  '-e',
  '-E',
  '-F',
  '-h',
  '-H',
  '-K',
  '-m',
  '-o',
  '-r',
  '-T',
  '-u',
  '-w',
  '-x',
  '-X',
  '-Y',
  '-y',
  '-z',
  '--cacert',
  '--capath',
  '--cert',
  '--cert-type',
  '--ciphers',
  '--connect-timeout',
  '--connect-to',
  '--config',
  '--cookie',
  '--cookie-jar',
  '--data',
  '--data-ascii',
  '--data-binary',
  '--data-raw',
  '--data-urlencode',
  '--form',
  '--form-string',
  '--header',
  '--interface',
  '--json',
  '--key',
  '--key-type',
  '--max-time',
  '--output',
  '--pass',
  '--proxy',
  '--range',
  '--referer',
  '--request',
  '--resolve',
  '--retry',
  '--retry-delay',
  '--retry-max-time',
  '--upload-file',
  '--url',
  '--url-query',
  '--user',
  '--user-agent',
  '--write-out',
  '--oauth2-bearer',
  '--limit-rate',
  '--variable',
  '--expand-url',
]);

/** Parses a curl command; undefined if it is another command, or has no URL. */
export function curlOf(command: Command): CurlRequest | undefined {
  const at = command.words.findIndex(({text, isStatic}) => isStatic && text === 'curl');
  if (
    at < 0 ||
    (at > 0 && !/^(?:sudo|watch|time|timeout|xargs)$/.test(command.words[0]?.text ?? ''))
  )
    return undefined;
  const words = command.words.slice(at + 1);
  let methodWord: Word | undefined;
  let url: Word | undefined;
  let isHead = false;
  let isGet = false;
  let isUpload = false;
  let isForm = false;
  const bodies: Word[] = [];
  const headers: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const {flag, value, next} = optionAt(words, index);
    index = next;
    if (flag === undefined) url ??= word;
    else if (flag === '-X' || flag === '--request') methodWord = value;
    else if (flag === '-H' || flag === '--header') headers.push(...(value ? [value] : []));
    else if (flag === '--url') url ??= value;
    else if (/^(?:-d|--data(?:-ascii|-binary|-raw|-urlencode)?|--json)$/.test(flag))
      bodies.push(...(value ? [value] : []));
    else if (flag === '-T' || flag === '--upload-file') isUpload = true;
    else if (/^(?:-F|--form(?:-string)?)$/.test(flag)) isForm = true;
    else if (/^-[a-zA-Z]*I/.test(flag) || flag === '--head') isHead = true;
    else if (/^-[a-zA-Z]*G/.test(flag) || flag === '--get') isGet = true;
  }
  if (!url) return undefined;
  const isPost = isForm || (bodies.length > 0 && !isGet);
  const implied = isHead ? 'HEAD' : isUpload ? 'PUT' : isPost ? 'POST' : 'GET';
  const isStdin = bodies.some(({text}) => text === '@-' || text === '@/dev/stdin');
  const sent =
    isStdin && command.heredoc
      ? [command.heredoc]
      : bodies.filter(({text}) => !text.startsWith('@'));
  return {
    method: methodWord?.isStatic ? methodWord.text.toUpperCase() : methodWord ? '' : implied,
    methodWord,
    url,
    bodies: isGet ? [] : sent,
    headers,
  };
}

/**
 * The option at an index: its flag, its value (`-XPOST`, `-sX POST`, `--request=POST`), and the index of its last word.
 */
function optionAt(words: Word[], index: number): {flag?: string; value?: Word; next: number} {
  const word = words[index];
  if (!word || !/^-./.test(word.text) || (!word.isStatic && !word.text.startsWith('-')))
    return {next: index};
  if (word.text.startsWith('--')) {
    const takes = WITH_VALUE.has(word.text);
    return {
      flag: word.text,
      value: takes ? words[index + 1] : undefined,
      next: takes ? index + 1 : index,
    };
  }
  for (let letter = 1; letter < word.text.length; letter += 1) {
    const flag = `-${word.text[letter]}`;
    if (!WITH_VALUE.has(flag)) continue;
    if (letter === word.text.length - 1) return {flag, value: words[index + 1], next: index + 1};
    const skip = letter + 1;
    return {
      flag,
      next: index,
      value: {
        ...word,
        text: word.text.slice(skip),
        start: word.start + skip,
        textStart: word.textStart + skip,
      },
    };
  }
  return {flag: word.text, next: index};
}
