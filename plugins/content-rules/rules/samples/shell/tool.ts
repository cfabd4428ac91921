import type {Counts, Use} from '../counts';
import type {SampleFacts} from '../facts';
import type {PageContext} from '../sample';
import type {Command} from './commands';

export type PlacedProblem = {offset: number; rule: string; message: string; hint: string};

/** Input of a command's check, and the counts that it adds to. */
export type Around = {context: PageContext; facts: SampleFacts; counts: Counts};

/** A checked command-line tool. Tools that are listed in tools.ts are checked in every shell sample. */
export type Tool = {
  name: Use;
  /** Problems of a command; undefined if it does not call the tool. */
  check: (command: Command, around: Around) => PlacedProblem[] | undefined;
};
