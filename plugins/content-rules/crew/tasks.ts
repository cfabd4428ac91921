import {setImmediate} from 'node:timers/promises';
import type {Read} from '../content/types';
import type {SyntaxJob} from '../rules/samples/syntax-job';
import type {Finding} from '../rules/samples/sample';

/** What several processes share: by name, from what and to what. */
export type Tasks = {
  parse: (sources: string[]) => Read[];
  syntax: (job: SyntaxJob) => Finding[][];
};

/** Loads the code of a task where it is done, so that a process has no more than it needs. */
export const tasks: {[Name in keyof Tasks]: () => Promise<(input: never) => unknown>} = {
  async parse() {
    const parse = await (await import('../content/parser')).loadParser();
    const {proseFaults} = await import('../rules/prose');
    return async (sources: string[]) => {
      const read: Read[] = [];
      for (const source of sources) {
        const parsed = parse(source);
        read.push({...parsed, faults: proseFaults({...parsed, source})});
        // An answer of another process comes in pieces of what a pipe holds: it waits while nobody takes them out.
        await setImmediate();
      }
      return read;
    };
  },
  async syntax() {
    const {checkJob} = await import('../rules/samples/syntax-job');
    return checkJob;
  },
};
