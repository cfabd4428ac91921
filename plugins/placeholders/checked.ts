import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fence} from './fences';

/** The tool that a sample was checked against, and when its facts were read. */
export type Tool = {
  /** As the reader sees it: `avn 4.16`. */
  label: string;
  /** ISO day. */
  date: string;
};
export type Tools = {avn: Tool; terraform: Tool; kubernetes: Tool; api: Tool; connectors: Tool};
/** What a page says about its samples. */
export type Summary = {
  /** Samples that were checked, with a tool or for their syntax. */
  count: number;
  /** Tools, the one of most samples first. */
  tools: string[];
  date: string;
  /** Samples that ran on a real server. */
  ran?: {count: number; server: string; date: string};
};

type Source = {version: string; date: string};

/** Names and versions of the tools, from the facts that the checks use. */
export function loadTools(siteDir: string): Tools {
  const tool = (file: string, name: string): Tool => {
    const {source} = JSON.parse(readFileSync(path.join(siteDir, 'data', file), 'utf8')) as {
      source: Source;
    };
    const version = /\d+\.\d+/.exec(source.version)?.[0];
    return {label: version === undefined ? name : `${name} ${version}`, date: source.date};
  };
  const dated = (file: string, name: string): Tool => ({label: name, date: tool(file, name).date});
  return {
    avn: tool('avn.json', 'avn'),
    terraform: tool('terraform.json', 'Terraform provider'),
    kubernetes: tool('kubernetes.json', 'Aiven Operator'),
    api: dated('api.json', 'the API'),
    connectors: dated('connectors.json', 'the connector list'),
  };
}

const UNCHECKED = new Set(['', 'text', 'mermaid', 'diff']);

/** The tool that a fence was checked against; undefined when only its syntax was, or it opted out. */
export function toolOf({lang, meta, value}: Fence, tools: Tools): Tool | undefined {
  if (isSkipped(meta)) return undefined;
  if (/^(?:bash|sh|shell)$/.test(lang)) {
    if (/(?:^|[\s|(&;])avn\s/m.test(value)) return tools.avn;
    return /\bcurl\b/.test(value) && value.includes('api.aiven.io') ? tools.api : undefined;
  }
  if (/^(?:hcl|terraform|tf)$/.test(lang))
    return /\baiven_/.test(value) ? tools.terraform : undefined;
  if (/^ya?ml$/.test(lang))
    return /^\s*apiVersion:\s*aiven\.io\//m.test(value) ? tools.kubernetes : undefined;
  return lang === 'json' && value.includes('"connector.class"') ? tools.connectors : undefined;
}

/** How many samples of a page were checked, and with what. */
export function summarize(fences: Fence[], tools: Tools): Summary | undefined {
  const checked = fences.filter(({lang, meta}) => !UNCHECKED.has(lang) && !isSkipped(meta));
  if (checked.length === 0) return undefined;
  const uses = checked.flatMap((fence) => toolOf(fence, tools) ?? []);
  const counts = new Map<string, number>();
  for (const {label} of uses) counts.set(label, (counts.get(label) ?? 0) + 1);
  const dates = (uses.length > 0 ? uses : [tools.avn]).map(({date}) => date).sort();
  return {
    count: checked.length,
    tools: [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label),
    date: dates[dates.length - 1] ?? '',
  };
}

function isSkipped(meta: string): boolean {
  return /\bverify=/.test(meta);
}
