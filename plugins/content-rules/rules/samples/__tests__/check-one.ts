import {checkSample} from '../check-sample';
import {contextOf} from '../context';
import {environmentOf} from '../environment';
import {sampleFacts} from '../facts';
import {loadParsers} from '../needs';
import {loadGrammars} from '../parse/grammars';
import type {Finding, Sample} from '../sample';

const facts = sampleFacts(process.cwd());

type Options = {meta?: Sample['meta']; file?: string; defined?: string[]};

/** Findings of one sample on a page of its own. */
export async function checkOne(
  lang: string,
  value: string,
  {meta = {}, file = 'docs/tools/page.md', defined = []}: Options = {},
): Promise<Finding[]> {
  const sample: Sample = {
    file,
    lang,
    value,
    line: 1,
    column: 1,
    meta,
    pageContext: contextOf({file, area: 'tools'}),
  };
  await loadGrammars(['bash', 'hcl']);
  await loadParsers([sample]);
  return checkSample(sample, facts, {
    defined: new Set(defined),
    environment: environmentOf([value]),
  }).findings;
}

/** `line:column rule message` of each finding. */
export async function say(lang: string, value: string, options?: Options): Promise<string[]> {
  return (await checkOne(lang, value, options)).map(
    ({line, column, rule, message}) => `${line}:${column} ${rule} ${message}`,
  );
}

export {facts};
