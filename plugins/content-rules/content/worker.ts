import {parse} from './parse';

process.once('message', (sources: string[]) => {
  process.send!(sources.map(parse));
});
