export type Outcome = {ok: boolean; output: string};

/** A temporary server on loopback, with a folder of its own. */
export type Server = {
  /** Name and version for readers: `PostgreSQL 15.14`. */
  label: string;
  /** Restores the initial state: each page begins with an empty database. */
  reset(): void;
  /** Runs a text in the command-line client, and returns its output. */
  run(text: string): Outcome;
  /** Environment variables for programs in pages. */
  env: NodeJS.ProcessEnv;
  /** Values of placeholders for the address of this server. */
  values: {name: string; example: string}[];
  stop(): Promise<void>;
};

/** Starts a server; undefined if this machine does not have it. */
export type Start = () => Promise<Server | undefined>;

/** Password of every server. Each lives for one run, on loopback only. */
export const PASSWORD = 'secret';

/** Placeholders for host and port, for example `PG_HOST` and `PG_PORT`. */
export function addressOf(prefix: string, port: number): Server['values'] {
  return [
    {name: `${prefix}_HOST`, example: '127.0.0.1'},
    {name: `${prefix}_PORT`, example: String(port)},
  ];
}
