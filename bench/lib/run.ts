import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** Processor seconds and memory are undefined on systems without /proc. */
export type Cost = {seconds: number; cpuSeconds?: number; peakMegabytes?: number};

/**
 * Linux reports CPU times in ticks (`getconf CLK_TCK`) and memory in pages (`getconf PAGESIZE`).
 */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

/** `cpu` is in seconds, `resident` memory in bytes. */
export type Usage = {cpu: number; resident: number};

/**
 * Returns the CPU time and resident memory of a process and its descendants, from /proc. Returns
 * undefined on systems without it, such as macOS.
 */
export function usageOfTree(root: number, proc = '/proc'): Usage | undefined {
  if (!existsSync(`${proc}/self/stat`)) return undefined;
  const children = new Map<number, number[]>();
  const usage = new Map<number, Usage>();
  for (const name of readdirSync(proc)) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`${proc}/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent = 0] = fields;
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      // The fields are utime, stime, cutime, and cstime, which include finished children, and
      // resident pages.
      const cpu = [11, 12, 13, 14].reduce((sum, i) => sum + (fields[i] ?? 0), 0) / TICKS_PER_SECOND;
      usage.set(Number(name), {cpu, resident: (fields[21] ?? 0) * PAGE_BYTES});
    } catch {
      // The process ended after it was listed.
    }
  }
  const total = {cpu: 0, resident: 0};
  for (const queue = [root]; queue.length;) {
    const pid = queue.pop() as number;
    const own = usage.get(pid);
    if (own) {
      total.cpu += own.cpu;
      total.resident += own.resident;
    }
    queue.push(...(children.get(pid) ?? []));
  }
  return total;
}

/**
 * Runs a command and returns its cost. Rejects with the end of its output if it fails. Without
 * /proc, says that only seconds are measured.
 */
export async function costOf(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  proc = '/proc',
): Promise<Cost> {
  const isMeasured = usageOfTree(process.pid, proc) !== undefined;
  if (!isMeasured)
    console.warn(
      'bench: this system has no /proc, so processor seconds and memory are not measured.',
    );
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  let cpuSeconds = 0;
  let peak = 0;
  const sampler = setInterval(() => {
    const usage = usageOfTree(child.pid as number, proc);
    if (!usage) return;
    cpuSeconds = Math.max(cpuSeconds, usage.cpu);
    peak = Math.max(peak, usage.resident);
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  if (code !== 0)
    throw new Error(
      `bench: ${command} ${args.join(' ')} in ${cwd} ended with ${code}\n${output.slice(-4000)}`,
    );
  const seconds = (performance.now() - started) / 1000;
  return isMeasured ? {seconds, cpuSeconds, peakMegabytes: peak / 2 ** 20} : {seconds};
}
