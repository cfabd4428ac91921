import type {Node} from 'web-tree-sitter';
import {serviceTypesOf} from '../avn/service-types';
import {parseTree} from '../parse/grammars';
import {findingAt, shiftFinding, type Finding} from '../sample';
import {commandsOf, type Command, type Word} from './commands';
import {checkPsql} from './psql';
import type {Around} from './tool';
import {TOOLS} from './tools';

/** Commands that run a script in their arguments. */
const RUNS_TEXT = /^(?:bash|sh|zsh|eval|watch|ssh|timeout)$/;

/** Checks the calls of known tools in a script. */
export function checkScript(value: string, root: Node, around: Around): Finding[] {
  const commands = commandsOf(root);
  const {context} = around;
  const known = {
    ...around,
    context: {...context, serviceTypes: {...context.serviceTypes, ...serviceTypesOf(commands)}},
  };
  return commands.flatMap((command) => [
    ...checkCommand(value, command, known),
    ...checkPsql(value, command, around.facts),
    ...scriptsIn(command).flatMap((script) => checkText(value, script, known)),
  ]);
}

function checkCommand(value: string, command: Command, around: Around): Finding[] {
  return TOOLS.flatMap(({name, check}) => {
    const problems = check(command, around);
    if (!problems) return [];
    around.counts.uses[name] += 1;
    return problems.map(({offset, rule, message, hint}) =>
      findingAt(value, offset, rule, message, hint),
    );
  });
}

/** Scripts in the arguments of a command: `bash -c '…'`, `watch "avn …"`, here-documents of a shell. */
function scriptsIn({words, heredoc}: Command): Word[] {
  const [name] = words;
  if (!name || !RUNS_TEXT.test(name.text)) return [];
  const quoted = words.slice(1).filter((word) => word.isQuoted && word.isVerbatim);
  return heredoc && /^(?:bash|sh|zsh|ssh)$/.test(name.text) ? [...quoted, heredoc] : quoted;
}

function checkText(value: string, script: Word, around: Around): Finding[] {
  const tree = parseTree('bash', script.text);
  try {
    return checkScript(script.text, tree.rootNode, around).map((finding) =>
      shiftFinding(value, script.textStart, finding),
    );
  } finally {
    tree.delete();
  }
}
