import {parse} from './parse';

process.on('message', (sources: string[]) => {
  process.send!(sources.map(parse));
});
// The first message says that this process is ready.
process.send!([]);
