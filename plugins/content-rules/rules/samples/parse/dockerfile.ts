import {didYouMean} from '../../../../shared/nearest';
import {findingAt, shiftFinding, type Finding} from '../sample';
import {checkTree} from './tree';

const INSTRUCTIONS = [
  'ADD',
  'ARG',
  'CMD',
  'COPY',
  'ENTRYPOINT',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'LABEL',
  'MAINTAINER',
  'ONBUILD',
  'RUN',
  'SHELL',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
];

type Instruction = {name: string; rest: string; start: number; restStart: number};

/** Checks Dockerfiles: known instructions with arguments, FROM first, and the shell syntax of RUN. */
export function checkDockerfile(text: string): Finding[] {
  const fail = (offset: number, message: string, hint: string): Finding[] => [
    findingAt(
      text,
      offset,
      'samples/syntax',
      `this sample is not a valid Dockerfile: ${message}`,
      hint,
    ),
  ];
  let hasImage = false;
  for (const {name, rest, start, restStart} of instructionsOf(text)) {
    const upper = name.toUpperCase();
    if (!INSTRUCTIONS.includes(upper)) {
      return fail(
        start,
        `there is no instruction \`${name}\`${didYouMean(upper, INSTRUCTIONS)}`,
        `Instructions: ${INSTRUCTIONS.join(', ')}.`,
      );
    }
    if (rest.trim() === '') return fail(start, `\`${name}\` has no argument`, 'Give it one.');
    if (upper === 'FROM') hasImage = true;
    else if (!hasImage && upper !== 'ARG')
      return fail(start, `\`${name}\` comes before \`FROM\``, 'Begin with `FROM image:tag`.');
    if (
      (upper === 'COPY' || upper === 'ADD') &&
      !rest.includes('<<') &&
      !rest.trim().startsWith('[') &&
      rest.replace(/--\S+/g, '').trim().split(/\s+/).length < 2
    ) {
      return fail(
        start,
        `\`${name}\` needs a source and a destination`,
        'Write `COPY source destination`.',
      );
    }
    if (/^\s*\[/.test(rest)) {
      if (!isExecForm(rest))
        return fail(
          restStart,
          'the list is not JSON with double quotes',
          'Write `["command", "argument"]`.',
        );
    } else if (upper === 'RUN') {
      const body = rest.replace(/--(?:mount|network|security)=\S+/g, (flag) =>
        ' '.repeat(flag.length),
      );
      const [shell] = checkTree('bash', body, 'bash');
      if (shell) return [shiftFinding(text, restStart, shell)];
    }
  }
  return [];
}

function isExecForm(rest: string): boolean {
  try {
    return Array.isArray(JSON.parse(rest));
  } catch {
    return false;
  }
}

/** Splits a Dockerfile into instructions, with continuation lines and here-documents. */
export function instructionsOf(text: string): Instruction[] {
  const result: Instruction[] = [];
  const pattern = /^([ \t]*)([A-Za-z]+)([ \t]+|$)((?:[^\n]*\\[ \t]*\n(?:[ \t]*#[^\n]*\n)*)*[^\n]*)/;
  let at = 0;
  while (at < text.length) {
    const line = text.slice(at);
    const blankLine = /^[ \t]*(?:#[^\n]*)?(?:\n|$)/.exec(line);
    if (blankLine && blankLine[0] !== '') {
      at += blankLine[0].length;
      continue;
    }
    const match = pattern.exec(line);
    if (!match) {
      const first = line.split('\n')[0] ?? '';
      result.push({name: first.trim().split(/\s/)[0] ?? '', rest: first, start: at, restStart: at});
      at += first.length + 1;
      continue;
    }
    const [whole, indent = '', name = '', space = '', body = ''] = match;
    const heredoc = /<<-?["']?(\w+)["']?/.exec(body)?.[1];
    const close = heredoc ? new RegExp(`\\n\\s*${heredoc}\\s*(?=\\n|$)`).exec(line) : null;
    const length = close ? close.index + close[0].length : whole.length;
    const restStart = at + indent.length + name.length + space.length;
    result.push({
      name,
      rest: text.slice(restStart, at + length),
      start: at + indent.length,
      restStart,
    });
    at += length + 1;
  }
  return result;
}
