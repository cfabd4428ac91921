import {makeBundle} from '../bundle';
import {libraryOf} from '../rules/samples/parse/sqlBundled';
import {tasks, type Tasks} from './tasks';

function answer(output: unknown): void {
  if (process.connected) process.send!(output);
}

/** Makes the bundles that will be needed, while the process that called this one loads its rules. */
async function prepare(): Promise<void> {
  await tasks.parse();
  await Promise.all([makeBundle(libraryOf('mysql')), makeBundle(libraryOf('flink'))]);
}

process.on('message', ({task, input}: {task: keyof Tasks; input: never}) => {
  void tasks[task]()
    .then((run) => run(input))
    .then(answer);
});
// What cannot be made is told by the task that needs it.
prepare().catch(() => undefined);
// The first message says that this process is ready.
answer('ready');
