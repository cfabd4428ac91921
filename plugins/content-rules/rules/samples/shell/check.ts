import type {Node} from 'web-tree-sitter';
import {avnCallOf} from '../avn/calls';
import {checkAvn} from '../avn/check';
import {checkAvnConfig} from '../avn/config';
import {checkConnector} from '../connect/check';
import type {Facts} from '../facts';
import {fillBare} from '../fill';
import {isJsonError, parseJson} from '../parse/jsonTree';
import {parseTree} from '../parse/grammars';
import {checkCurl} from '../rest/check';
import {curlOf} from '../rest/curl';
import {findingAt, shiftFinding, type Finding, type PageContext} from '../sample';
import type {Counts} from '../counts';
import {commandsOf, type Command, type Word} from './commands';

/** Commands that run a script given as text. */
const RUNS_TEXT = /^(?:bash|sh|zsh|eval|watch|ssh|timeout)$/;

/** What the commands of a script do: every use of avn and of the API in it. */
export function checkScript(
  value: string,
  root: Node,
  context: PageContext,
  facts: Facts,
  counts: Counts,
): Finding[] {
  const commands = commandsOf(root);
  const known = {...context, serviceTypes: {...context.serviceTypes, ...serviceTypesOf(commands)}};
  return commands.flatMap((command) => checkCommand(value, command, known, facts, counts));
}

function checkCommand(
  value: string,
  command: Command,
  context: PageContext,
  facts: Facts,
  counts: Counts,
): Finding[] {
  const at =
    (rule: string) =>
    ({offset, message, hint}: {offset: number; message: string; hint: string}): Finding =>
      findingAt(value, offset, rule, message, hint);
  const findings: Finding[] = [];
  const call = avnCallOf(command);
  if (call) {
    counts.avn += 1;
    const {problems, use} = checkAvn(call, facts);
    findings.push(...problems.map(at('samples/avn')));
    if (use) {
      findings.push(...checkAvnConfig(use, context, facts).map(at('samples/avn')));
      if (/^service connector (?:create|update)$/.test(use.command.path)) {
        findings.push(
          ...connectorFindings(
            value,
            use.positionals.at(-1),
            facts,
            counts,
            use.command.path.endsWith('create'),
          ),
        );
      }
    }
  }
  const request = curlOf(command);
  if (request) {
    counts.requests += 1;
    findings.push(
      ...checkCurl(request, facts, (text) => fillBare(text, facts.placeholders)).map((problem) =>
        at(problem.rule)(problem),
      ),
    );
    for (const body of request.bodies)
      findings.push(...connectorFindings(value, body, facts, counts, false));
  }
  return [
    ...findings,
    ...scriptsIn(command).flatMap((script) => checkText(value, script, context, facts, counts)),
  ];
}

function connectorFindings(
  value: string,
  word: Word | undefined,
  facts: Facts,
  counts: Counts,
  needsName: boolean,
): Finding[] {
  if (!word?.isVerbatim || !/^\s*\{/.test(word.text)) return [];
  const tree = parseJson(fillBare(word.text, facts.placeholders));
  if (isJsonError(tree)) {
    return needsName
      ? [
          findingAt(
            value,
            word.textStart + tree.offset,
            'samples/syntax',
            `the configuration is not valid JSON: ${tree.message}`,
            'Mend the JSON between the quotes.',
          ),
        ]
      : [];
  }
  const problems = checkConnector(tree, facts, {needsName});
  if (word.text.includes('connector.class')) counts.connectors += 1;
  return problems.map(({offset, message, hint}) =>
    findingAt(value, word.textStart + offset, 'samples/connector', message, hint),
  );
}

/** Scripts in the arguments of a command: `bash -c '…'`, `watch "avn …"`, here-documents of a shell. */
function scriptsIn({words, heredoc}: Command): Word[] {
  const [name] = words;
  if (!name || !RUNS_TEXT.test(name.text)) return [];
  const quoted = words
    .slice(1)
    .filter((word) => word.isQuoted && word.isVerbatim && /\b(?:avn|curl)\s/.test(word.text));
  return heredoc && /^(?:bash|sh|zsh|ssh)$/.test(name.text) ? [...quoted, heredoc] : quoted;
}

function checkText(
  value: string,
  script: Word,
  context: PageContext,
  facts: Facts,
  counts: Counts,
): Finding[] {
  const tree = parseTree('bash', script.text);
  try {
    return checkScript(script.text, tree.rootNode, context, facts, counts).map((finding) =>
      shiftFinding(value, script.textStart, finding),
    );
  } finally {
    tree.delete();
  }
}

/** Types that `avn service create NAME -t TYPE` gives to names, for later commands on the same service. */
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
