import {fork, type ChildProcess} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {READY, type Answer} from './answer';
import {tasks, type Tasks} from './tasks';

type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Output<Name extends keyof Tasks> = ReturnType<Tasks[Name]>;

/** After this time without work the other processes end: a dev server needs them at its start alone. */
const IDLE = 3000;

/** One other process. */
class Helper {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: Omit<Answer, 'job'>) => void>();
  private asked = 0;
  readonly ready: Promise<unknown>;

  constructor() {
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    this.child = fork(path.join(__dirname, 'worker.ts'), [], {
      execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--import', tsx],
      serialization: 'advanced',
    });
    const fail = (error: string): void => this.waiting.forEach((hear) => hear({error}));
    this.child.on('message', (answer: Answer) => this.waiting.get(answer.job)?.(answer));
    this.child.on('error', ({message}) => fail(`a helping process was lost: ${message}`));
    this.child.on('exit', (code, signal) => {
      helpers = helpers.filter((helper) => helper !== this);
      fail(`a helping process ended with ${code ?? signal}`);
    });
    this.ready = this.answerTo(READY);
    this.ready.catch(() => undefined);
    // Only an answer that is waited for keeps this process alive.
    this.child.unref();
    this.child.channel?.unref();
  }

  private answerTo(job: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.set(job, ({output, error}) => {
        this.waiting.delete(job);
        if (error === undefined) resolve(output);
        else reject(new Error(`content-rules: ${error}`));
      });
    });
  }

  run(task: keyof Tasks, input: unknown): Promise<unknown> {
    const {channel} = this.child;
    channel?.ref();
    const job = ++this.asked;
    const output = this.answerTo(job).finally(() => this.waiting.size === 0 && channel?.unref());
    this.child.send({job, task, input});
    return output;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  end(): void {
    this.child.disconnect();
  }
}

let helpers: Helper[] = [];
let timer: NodeJS.Timeout | undefined;

function dismiss(): void {
  clearTimeout(timer);
  helpers.forEach((helper) => helper.end());
  helpers = [];
}

/** Their process IDs. */
export function pidsOfHelpers(): number[] {
  return helpers.flatMap(({pid}) => pid ?? []);
}

/** Starts one process for each other core, unless they are there. */
export function callHelpers(): void {
  clearTimeout(timer);
  const count = Math.min(availableParallelism(), 8) - 1 - helpers.length;
  helpers.push(...Array.from({length: Math.max(0, count)}, () => new Helper()));
}

type Watch<Name extends keyof Tasks> = {
  /** Jobs that another process has at a time: with two, it goes on while this one is too busy to hear of the first. */
  ahead?: number;
  /** When this process takes part; at once unless given. */
  joined?: Promise<unknown>;
  /** Hears of each result as it comes, by the place of its job. */
  heard?: (result: Output<Name>, index: number) => void;
  /** What this process does when every job has been taken, while others end theirs. */
  meanwhile?: () => Promise<void>;
};

/** Does jobs in this process and in those that were called, each as it becomes free; the results are in the order of the jobs. */
export async function share<Name extends keyof Tasks>(
  task: Name,
  jobs: Input<Name>[],
  {ahead = 1, joined, heard, meanwhile}: Watch<Name> = {},
): Promise<Output<Name>[]> {
  if (jobs.length === 0) return [];
  clearTimeout(timer);
  const results: Output<Name>[] = [];
  let next = 0;
  let open = jobs.length;
  await new Promise<void>((resolve, reject) => {
    const work = async (run: (job: Input<Name>) => unknown): Promise<void> => {
      while (next < jobs.length) {
        const index = next++;
        const result = (await run(jobs[index]!)) as Output<Name>;
        results[index] = result;
        heard?.(result, index);
        if (--open === 0) resolve();
        // Answers of the others are heard between jobs.
        await new Promise((listened) => setImmediate(listened));
      }
    };
    helpers.forEach((helper) => {
      for (let at = 0; at < ahead; at++) {
        helper.ready.then(() => work((job) => helper.run(task, job))).catch(reject);
      }
    });
    Promise.resolve(joined)
      .then(() => tasks[task]())
      .then((run) => work((job) => run(job as never)))
      .then(meanwhile)
      .catch(reject);
  });
  timer = setTimeout(dismiss, IDLE);
  timer.unref();
  return results;
}
