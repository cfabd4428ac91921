import {isChecked, usesOf, type SampleFacts, type Use} from '../content-rules/public';
import type {Fence} from '../shared/markdown/types';
import type {Files} from '../shared/facts/types';

/** The tool that a sample was checked against, and when its facts were read. */
export type Tool = {
  /** Name and version that the reader sees, for example `avn 4.16`. */
  label: string;
  /** ISO date. */
  date: string;
};
/** Tools by what the check compares samples with. `curl` to other hosts than the API is compared with nothing. */
export type Tools = Record<Exclude<Use, 'curl'>, Tool>;
/** Summary of the checks of a page's samples. */
export type Summary = {
  /** Samples that were compared with a tool, or checked for their syntax. */
  count: number;
  /** Tools, most used first. */
  tools: string[];
  date: string;
  /** Samples that ran on a real server. */
  ran?: {count: number; server: string; date: string};
};

type Code = Pick<Fence, 'lang' | 'meta' | 'value'>;

/** Names and versions of the tools, from the facts that the checks use. */
export function toolsOf(files: Files): Tools {
  const versioned = (name: string, {source}: Pick<Files['avn.json'], 'source'>): Tool => {
    const version = /\d+\.\d+/.exec(source.version)?.[0];
    return {label: version === undefined ? name : `${name} ${version}`, date: source.date};
  };
  return {
    avn: versioned('avn', files['avn.json']),
    api: {label: 'the API', date: files['api.json'].source.date},
    terraform: versioned('Terraform provider', files['terraform.json']),
    manifests: versioned('Aiven Operator', files['kubernetes.json']),
    connectors: {label: 'the connector list', date: files['connectors.json'].source.date},
  };
}

/** The tool that a sample was compared with; undefined if only its syntax was checked, or it opted out. */
export async function toolOf(
  fence: Code,
  facts: SampleFacts,
  tools: Tools,
): Promise<Tool | undefined> {
  const use = (await usesOf(fence, facts)).find((one) => one !== 'curl');
  return use && tools[use];
}

/** How many samples of a page were checked, and with what. */
export async function summarize(
  fences: Code[],
  facts: SampleFacts,
  tools: Tools,
): Promise<Summary | undefined> {
  const checked = fences.filter(isChecked);
  if (checked.length === 0) return undefined;
  const counts = new Map<string, number>();
  const dates: string[] = [];
  for (const fence of checked) {
    const tool = await toolOf(fence, facts, tools);
    if (!tool) continue;
    counts.set(tool.label, (counts.get(tool.label) ?? 0) + 1);
    dates.push(tool.date);
  }
  return {
    count: checked.length,
    tools: [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label),
    date: dates.sort().at(-1) ?? tools.avn.date,
  };
}
