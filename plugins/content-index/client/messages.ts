import type {Options, Result} from '../retrieval/engine';

export type Request =
  | {type: 'start'; base: string; pages?: string}
  | {type: 'warm'}
  | {type: 'search'; id: number; query: string; options: Options};

export type Reply = {id: number; result: Result} | {id: number; error: string};
