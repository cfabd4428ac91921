export type Outcome = {ok: boolean; output: string};

/** A real server on loopback, in a folder of its own, that is gone afterwards. */
export type Server = {
  /** As the reader sees it: `PostgreSQL 15.14`. */
  label: string;
  /** Makes everything as it was: each page begins with an empty database. */
  reset(): void;
  /** Runs a text; the output is what the command-line client prints. */
  run(text: string): Outcome;
  /** What programs of the pages read from the environment. */
  env: NodeJS.ProcessEnv;
  /** Where this server is, for the placeholders that say it. */
  values: {name: string; example: string}[];
  stop(): Promise<void>;
};

/** Starts a server, or gives `undefined` where this machine has none. */
export type Start = () => Promise<Server | undefined>;

/** The password of every server: each lives for one run, on loopback alone. */
export const PASSWORD = 'secret';

/** The placeholders of a host and a port, for example `PG_HOST` and `PG_PORT`. */
export function addressOf(prefix: string, port: number): Server['values'] {
  return [
    {name: `${prefix}_HOST`, example: '127.0.0.1'},
    {name: `${prefix}_PORT`, example: String(port)},
  ];
}
