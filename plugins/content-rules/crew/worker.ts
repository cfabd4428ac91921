import {tasks, type Tasks} from './tasks';

function answer(output: unknown): void {
  if (process.connected) process.send!(output);
}

process.on('message', ({task, input}: {task: keyof Tasks; input: never}) => {
  void tasks[task]()
    .then((run) => run(input))
    .then(answer);
});
// The first message says that this process is ready.
answer('ready');
