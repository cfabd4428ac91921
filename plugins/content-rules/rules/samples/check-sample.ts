import {checkAddresses} from './addresses';
import {checkApiHosts} from './api-hosts';
import {checkConnector} from './connect/check';
import {noCounts, type Counts} from './counts';
import type {SampleFacts} from './facts';
import {fillBare} from './fill';
import {checkManifests} from './kubernetes/check';
import {languageKey, READ_LANGUAGES} from './languages';
import {instructionsOf} from './parse/dockerfile';
import {parseTree} from './parse/grammars';
import {isJsonError, parseJson} from './parse/jsonTree';
import {checkPlaceholders} from './placeholders';
import {findingAt, shiftFinding, type Finding, type Sample} from './sample';
import {checkSecrets} from './secrets';
import {checkScript} from './shell/check';
import {checkPrompts} from './shell/prompts';
import {checkSyntax} from './syntax';
import type {SyntaxCache} from './syntax-cache';
import {checkTemplates} from './templates';
import {checkTerraform} from './terraform/check';
import {topBlocks} from './terraform/blocks';

/** Definitions in other samples of the same page. */
export type Surroundings = {
  /** Terraform addresses that the page defines. */
  defined: Set<string>;
  /** Environment variables that the page sets or reads. */
  environment: Set<string>;
  /** Cached results of parsers, by text. */
  syntax?: SyntaxCache;
};

export type Checked = {findings: Finding[]; counts: Counts};

/** Checks one sample: its syntax, then its content, then secrets and addresses that it must not contain. */
export function checkSample(sample: Sample, facts: SampleFacts, around: Surroundings): Checked {
  const lang = languageKey(sample.lang);
  const counts = {...noCounts(), samples: 1, languages: {[lang]: 1}};
  const never = [...checkSecrets(sample, facts), ...checkAddresses(sample.value)];
  const syntax = around.syntax?.get(sample) ?? checkSyntax(sample, facts);
  if (!READ_LANGUAGES.has(lang)) around.syntax?.set(sample, syntax);
  const findings = [
    ...syntax,
    ...(syntax.length > 0 && lang !== 'bash'
      ? []
      : checkMeaning(sample, lang, facts, around, counts)),
    ...checkPlaceholders(sample, facts, around.environment),
    ...checkTemplates(sample, facts),
    ...checkApiHosts(sample.value),
  ];
  return {findings: [...optOut(sample, findings, counts), ...never], counts};
}

function checkMeaning(
  sample: Sample,
  lang: string,
  facts: SampleFacts,
  around: Surroundings,
  counts: Counts,
): Finding[] {
  const {value} = sample;
  switch (lang) {
    case 'bash':
      return scriptFindings(value, sample, facts, counts);
    case 'dockerfile':
      return instructionsOf(value)
        .filter(({name, rest}) => name.toUpperCase() === 'RUN' && !rest.startsWith('['))
        .flatMap(({rest, restStart}) =>
          scriptFindings(rest, sample, facts, counts).map((finding) =>
            shiftFinding(value, restStart, finding),
          ),
        );
    case 'hcl': {
      const tree = parseTree('hcl', `${value}\n`);
      try {
        counts.uses.terraform += topBlocks(tree.rootNode).filter(
          ({type, labels: [name = '']}) =>
            (type === 'resource' || type === 'data') && name.startsWith('aiven_'),
        ).length;
        return checkTerraform(tree.rootNode, facts, around.defined).map(({offset, message, hint}) =>
          findingAt(value, offset, 'samples/terraform', message, hint),
        );
      } finally {
        tree.delete();
      }
    }
    case 'yaml': {
      if (!value.includes('aiven.io/')) return [];
      const {problems, count} = checkManifests(value, facts);
      counts.uses.manifests += count;
      return problems.map(({offset, message, hint}) =>
        findingAt(value, offset, 'samples/kubernetes', message, hint),
      );
    }
    case 'json': {
      if (!value.includes('connector.class')) return [];
      const tree = parseJson(fillBare(value, facts.placeholders));
      if (isJsonError(tree)) return [];
      counts.uses.connectors += 1;
      return checkConnector(tree, facts, {needsName: true}).map(({offset, message, hint}) =>
        findingAt(value, offset, 'samples/connector', message, hint),
      );
    }
    default:
      return [];
  }
}

function scriptFindings(
  value: string,
  sample: Sample,
  facts: SampleFacts,
  counts: Counts,
): Finding[] {
  const tree = parseTree('bash', value);
  const prompt = /^[ \t]*\$ (?=\S)/m.exec(value);
  try {
    if (prompt)
      return [
        findingAt(
          value,
          prompt.index,
          'samples/syntax',
          'a prompt is copied with the command',
          'Remove the `$`.',
        ),
      ];
    return [
      ...checkPrompts(value, tree.rootNode),
      ...checkScript(value, tree.rootNode, {context: sample.pageContext, facts, counts}),
    ];
  } finally {
    tree.delete();
  }
}

/**
 * Applies `verify="skip: REASON"`, which hides findings. Without a reason, or without findings, it is itself a finding.
 */
function optOut({meta}: Sample, findings: Finding[], counts: Counts): Finding[] {
  const given = meta.verify;
  if (given === undefined) return findings;
  const problem = (message: string, hint: string): Finding => ({
    line: 1,
    column: 1,
    rule: 'samples/opt-out',
    message,
    hint,
  });
  const reason = /^skip:\s*(.*)$/s.exec(given === true ? '' : given)?.[1];
  if (reason === undefined)
    return [
      ...findings,
      problem(`\`verify\` cannot be \`${String(given)}\``, 'Write `verify="skip: REASON"`.'),
    ];
  if (reason.trim().split(/\s+/).length < 2)
    return [
      ...findings,
      problem(
        'this sample opts out of its checks without a reason',
        'Say why in `verify="skip: REASON"`.',
      ),
    ];
  if (findings.length === 0)
    return [problem('this sample passes its checks, so it need not opt out', 'Remove `verify`.')];
  counts.skipped += 1;
  return [];
}
