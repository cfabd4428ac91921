import './optimize-late.mjs';
import {makeBundle} from '../bundle';
import {libraryOf} from '../rules/samples/parse/sqlBundled';
import {READY, type Answer} from './answer';
import {tasks, type Tasks} from './tasks';

function answer(message: Answer): void {
  if (process.connected) process.send!(message);
}

/** Makes the bundles that will be needed, while the process that called this one loads its rules. */
async function prepare(): Promise<void> {
  await tasks.parse();
  await Promise.all([makeBundle(libraryOf('mysql')), makeBundle(libraryOf('flink'))]);
}

type Job = {job: number; task: keyof Tasks; input: never};

process.on('message', ({job, task, input}: Job) => {
  void tasks[task]()
    .then((run) => run(input))
    .then(
      (output) => answer({job, output}),
      (error: Error) => answer({job, error: error.stack ?? String(error)}),
    );
});
// What cannot be made is told by the task that needs it.
prepare().catch(() => undefined);
// The first message says that this process is ready.
answer({job: READY});
