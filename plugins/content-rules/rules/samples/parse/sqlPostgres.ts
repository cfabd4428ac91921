import {findingAt, type Finding} from '../sample';
import {requirePackage} from './packages';

type PgQuery = {
  loadModule(): Promise<void>;
  parseSync(text: string): unknown;
};

let pg: PgQuery | undefined;

/** Loads PostgreSQL's own parser, once. */
export async function loadPostgres(): Promise<void> {
  if (pg) return;
  const module = requirePackage('libpg-query') as PgQuery;
  await module.loadModule();
  pg = module;
}

/** Meta-commands of psql: `\dt`, `\connect db`. They are replaced by spaces, so that offsets stay valid. */
const META_COMMAND = /^[ \t]*\\[a-zA-Z?!+-][^\n]*/gm;

/** Checks PostgreSQL with the server's own parser. */
export function checkPostgres(text: string): Finding[] {
  if (!pg) throw new Error('content-rules: the PostgreSQL parser was not loaded before its use');
  const sql = text.replace(META_COMMAND, (line) => ' '.repeat(line.length));
  try {
    pg.parseSync(sql);
    return [];
  } catch (error) {
    const {message, sqlDetails} = error as Error & {sqlDetails?: {cursorPosition?: number}};
    return [
      findingAt(
        text,
        offsetOfByte(sql, sqlDetails?.cursorPosition ?? 0),
        'samples/syntax',
        `this sample is not valid PostgreSQL: ${message}`,
        'Fix the statement; each but the last ends in `;`. Give the fence `dialect="…"` when it is for another database.',
      ),
    ];
  }
}

/** Converts a UTF-8 byte offset of the parser to an index of the string. */
function offsetOfByte(text: string, bytes: number): number {
  return Buffer.from(text).subarray(0, bytes).toString().length;
}
