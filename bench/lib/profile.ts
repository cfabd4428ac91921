import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

type ProfileNode = {
  id: number;
  callFrame: {url: string; functionName: string};
  children?: number[];
};

/** What V8 writes with --cpu-prof: a tree of calls, and which of them ran at each moment. Times in microseconds. */
export type CpuProfile = {nodes: ProfileNode[]; samples: number[]; timeDeltas: number[]};

const IDLE = new Set(['(idle)', '(program)', '(root)']);

/** What a call belongs to: a plugin of ours, a package, or Node itself. */
export function ownerOf(url: string): string | undefined {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  return packageName ?? /(?:^|\/)(plugins\/[^/]+)\//.exec(url)?.[1];
}

/**
 * Seconds of a profile by owner: the innermost plugin of ours in each stack, so that a parser which a plugin calls
 * counts as the plugin's; else the innermost package.
 */
export function secondsByOwner({nodes, samples, timeDeltas}: CpuProfile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({id, children = []}) => children.map((child) => [child, id])),
  );
  const owners = new Map<number, string>();
  const find = (id: number): string => {
    const known = owners.get(id);
    if (known) return known;
    const stack: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const owner = ownerOf(byId.get(at)?.callFrame.url ?? '');
      if (owner) stack.push(owner);
    }
    const {functionName = ''} = byId.get(id)?.callFrame ?? {};
    const ofStack = stack.find((owner) => owner.startsWith('plugins/')) ?? stack[0];
    const owner =
      functionName === '(garbage collector)' ? 'garbage collector' : (ofStack ?? 'Node.js');
    owners.set(id, owner);
    return owner;
  };
  const seconds = new Map<string, number>();
  samples.forEach((id, index) => {
    if (IDLE.has(byId.get(id)?.callFrame.functionName ?? '')) return;
    const owner = find(id);
    seconds.set(owner, (seconds.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
  });
  return seconds;
}

/** Sums the profiles of a folder: one of each thread and process. */
export function readProfiles(folder: string): Map<string, number> {
  const total = new Map<string, number>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CpuProfile;
    for (const [owner, seconds] of secondsByOwner(profile))
      total.set(owner, (total.get(owner) ?? 0) + seconds);
  }
  if (total.size === 0) throw new Error(`bench: no profile in ${folder}`);
  return total;
}
