/** The answer to no job: that a process is ready. */
export const READY = 0;

/** What another process sends when it has done a job, or could not. */
export type Answer = {job: number; output?: unknown; error?: string};
