import type {Counts, Use} from '../counts';
import type {SampleFacts} from '../facts';
import type {PageContext} from '../sample';
import type {Command} from './commands';

export type PlacedProblem = {offset: number; rule: string; message: string; hint: string};

/** What a check of a command may ask for, and the counts that it adds to. */
export type Around = {context: PageContext; facts: SampleFacts; counts: Counts};

/** A command-line tool whose uses are checked. One that is listed in tools.ts is looked for in every shell sample. */
export type Tool = {
  name: Use;
  /** What is wrong with a command; undefined when it does not use the tool. */
  check: (command: Command, around: Around) => PlacedProblem[] | undefined;
};
