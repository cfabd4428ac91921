import {didYouMean} from '../../../../shared/nearest';
import {findingAt, type Finding} from '../sample';
import {checkDelimiters} from './delimiters';
import {requirePackage} from './packages';
import {blank, splitStatements, type Statement} from './sqlStatements';

type SqlParser = {init(): Promise<void>; parse(sql: string, dialect: string): unknown};

let parser: SqlParser | undefined;

/** Loads a general SQL parser with a ClickHouse dialect, once. */
export async function loadClickhouse(): Promise<void> {
  if (parser) return;
  const module = requirePackage('@guanmingchiu/sqlparser-ts') as SqlParser;
  await module.init();
  parser = module;
}

/** First words of statements. The parser reads statements of the first group; the others have patterns below. */
const PARSED = [
  'SELECT',
  'WITH',
  'INSERT',
  'DELETE',
  'DROP',
  'EXPLAIN',
  'USE',
  'DESCRIBE',
  'DESC',
  'TRUNCATE',
];
const NAME = '[\\w.`"*{}:-]+';
const SHAPES: Record<string, RegExp> = {
  ALTER: new RegExp(
    `^ALTER\\s+(?:TABLE\\s+${NAME}\\s+(?:ON\\s+CLUSTER\\s+\\S+\\s+)?(?:ADD|DROP|CLEAR|COMMENT|MODIFY|RENAME|MATERIALIZE|DETACH|ATTACH|REPLACE|MOVE|FREEZE|UNFREEZE|FETCH|UPDATE|DELETE|RESET|APPLY|FORGET)\\b|(?:USER|ROLE|QUOTA|ROW\\s+POLICY|SETTINGS\\s+PROFILE|DATABASE|NAMED\\s+COLLECTION)\\s+\\S+)`,
    'i',
  ),
  ATTACH: /^ATTACH\s+(?:TABLE|DATABASE|DICTIONARY|VIEW)\s+\S+/i,
  BACKUP: /^BACKUP\s+(?:TABLE|DATABASE|ALL|VIEW|DICTIONARY)\b.*\bTO\b/is,
  CHECK: /^CHECK\s+(?:TABLE|GRANT)\s+\S+/i,
  CREATE:
    /^CREATE\s+(?:OR\s+REPLACE\s+)?(?:DICTIONARY|FUNCTION|USER|ROLE|QUOTA|ROW\s+POLICY|POLICY|SETTINGS\s+PROFILE|NAMED\s+COLLECTION|DATABASE|TEMPORARY\s+TABLE|WINDOW\s+VIEW|LIVE\s+VIEW|INDEX|WORKLOAD|RESOURCE)\s+\S+/i,
  DETACH: /^DETACH\s+(?:TABLE|DATABASE|DICTIONARY|VIEW)\s+\S+/i,
  EXCHANGE: /^EXCHANGE\s+(?:TABLES|DICTIONARIES)\s+\S+\s+AND\s+\S+/i,
  EXISTS: /^EXISTS\s+\S+/i,
  GRANT: /^GRANT\s+.+\s+TO\s+\S+/is,
  KILL: /^KILL\s+(?:QUERY|MUTATION)\b/i,
  OPTIMIZE: /^OPTIMIZE\s+TABLE\s+\S+/i,
  RENAME: /^RENAME\s+(?:TABLE|DATABASE|DICTIONARY)\s+\S+\s+TO\s+\S+/i,
  RESTORE: /^RESTORE\s+(?:TABLE|DATABASE|ALL)\b.*\bFROM\b/is,
  REVOKE: /^REVOKE\s+.+\s+FROM\s+\S+/is,
  SET: /^SET\s+(?:(?:DEFAULT\s+)?ROLE\s+\S+|\w+\s*=\s*\S+)/i,
  SHOW: /^SHOW\s+(?:CREATE|TABLES|DATABASES|COLUMNS|DICTIONARIES|GRANTS|USERS|ROLES|ACCESS|PROCESSLIST|SETTINGS|SETTING|PROFILES|POLICIES|QUOTAS|QUOTA|CLUSTERS|FUNCTIONS|ENGINES|INDEX|INDEXES|CURRENT|ENABLED|FULL|MERGES)\b/i,
  SYSTEM:
    /^SYSTEM\s+(?:RELOAD|DROP|FLUSH|STOP|START|SYNC|RESTART|RESTORE|REFRESH|WAIT|CANCEL|ENABLE|DISABLE|UNFREEZE)\b/i,
  UNDROP: /^UNDROP\s+TABLE\s+\S+/i,
};
const PARSED_CREATE = /^CREATE\s+(?:OR\s+REPLACE\s+)?(?:TABLE|VIEW|MATERIALIZED\s+VIEW)\b/i;

/** Checks ClickHouse SQL: brackets and quotes, then each statement by the parser or by a pattern. */
export function checkClickhouse(text: string): Finding[] {
  const delimiters = checkDelimiters(text, 'ClickHouse SQL', {
    lineComments: ['--', '#!', '# '],
    quotes: '\'"`',
  });
  if (delimiters.length > 0) return delimiters;
  for (const statement of splitStatements(text)) {
    const finding = checkStatement(text, statement);
    if (finding) return [finding];
  }
  return [];
}

function checkStatement(text: string, {sql, start}: Statement): Finding | undefined {
  const lead = /^\s*/.exec(sql)?.[0].length ?? 0;
  const bare = sql.slice(lead);
  const head = /^\(?\s*([A-Za-z]+)/.exec(bare)?.[1]?.toUpperCase() ?? '';
  const fail = (offset: number, what: string): Finding =>
    findingAt(
      text,
      start + offset,
      'samples/syntax',
      `this sample is not valid ClickHouse SQL: ${what}`,
      'Fix the statement; each but the last ends in `;`. Give the fence `dialect="…"` when it is for another database.',
    );
  if (!PARSED.includes(head) && !(head in SHAPES)) {
    return fail(
      lead,
      `no statement begins with \`${head || bare.slice(0, 10)}\`${didYouMean(head, [...PARSED, ...Object.keys(SHAPES)])}`,
    );
  }
  if (PARSED.includes(head) || PARSED_CREATE.test(bare)) {
    const error = parseError(rewrite(sql));
    return error && fail(error.offset, error.message);
  }
  if (SHAPES[head]?.test(bare)) return undefined;
  return fail(
    lead,
    `\`${bare.split('\n')[0]?.slice(0, 40) ?? ''}\` has not the form of a ${head} statement`,
  );
}

/** Replaces syntax that the parser does not know by spaces, so that offsets stay valid. */
function rewrite(sql: string): string {
  let result = sql
    .replace(/\bCODEC\s*\((?:[^()]|\([^()]*\))*\)/gi, blank)
    .replace(
      /(?<=\bEXPLAIN\s+(?:(?:AST|SYNTAX|PLAN|PIPELINE|ESTIMATE|QUERY\s+TREE)\s+)?)\w+\s*=\s*\d+(?:\s*,\s*\w+\s*=\s*\d+)*/gi,
      blank,
    )
    .replace(
      /\bEXPLAIN\s+(?:AST|SYNTAX|PLAN|PIPELINE|ESTIMATE|QUERY\s+TREE)\b/gi,
      (text) => `EXPLAIN${' '.repeat(text.length - 7)}`,
    )
    .replace(/(?<=\bDateTime(?:64)?)\(\s*(?:\d\s*,\s*)?'[^']*'\s*\)/g, blank)
    .replace(
      /\bSETTINGS\s+\w+\s*=\s*(?:'[^']*'|[\w.-]+)(?:\s*,\s*\w+\s*=\s*(?:'[^']*'|[\w.-]+))*/gi,
      blank,
    )
    .replace(/(?<=[\w)])\.\d+\b/g, blank)
    .replace(
      /\bTTL\s+(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+?(?=,\s*\n|\n\s*\)|\n\s*SETTINGS|;|$)/gi,
      blank,
    )
    .replace(/\bWITH\s+FILL(?:\s+(?:FROM|TO|STEP)\s+[^\s;]+)*/gi, blank)
    .replace(
      /\b(?:ANY|ALL|ASOF|GLOBAL|SEMI|ANTI)\s+(?=(?:LEFT|RIGHT|INNER|FULL|ANY|ALL)?\s*(?:OUTER\s+)?(?:JOIN)\b)/gi,
      blank,
    )
    .replace(/\bGLOBAL\s+(?=(?:NOT\s+)?IN\b)/gi, blank)
    .replace(/\bINTO\s+OUTFILE\s+'[^']*'/gi, blank)
    .replace(
      /\bPRIMARY\s+KEY\s+(?:\([^()]*\)|\w+)(?=\s*(?:ORDER|SAMPLE|PARTITION|TTL|SETTINGS|$|;))/gi,
      blank,
    );
  if (PARSED_CREATE.test(sql.trimStart())) {
    result = result
      .replace(/\bENGINE\s*=?\s*[A-Za-z]+\s*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?/gi, blank)
      .replace(
        /\b(?:ORDER|PARTITION|SAMPLE)\s+BY\s+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[\w.`]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)(?=\s*(?:ORDER|PARTITION|SAMPLE|PRIMARY|TTL|SETTINGS|AS\b|COMMENT|POPULATE|DEFINER|SQL|$|;))/gi,
        blank,
      )
      .replace(/\b(?:INDEX|PROJECTION|CONSTRAINT)\s+\w+\s+[^\n]*(?=\n)/gi, blank)
      .replace(
        /\b(?:REFRESH\s+(?:EVERY|AFTER)\s+\d+\s+\w+|POPULATE|ON\s+CLUSTER\s+\S+|(?:DEFINER\s*=\s*\S+\s+)?SQL\s+SECURITY\s+\w+)/gi,
        blank,
      )
      .replace(/\bAS\s+[\w.`]+(?=\s*(?:;|$))/i, blank)
      .replace(/,(\s*)\)/g, ' $1)');
  }
  return result;
}

function parseError(sql: string): {offset: number; message: string} | undefined {
  try {
    parser?.parse(sql, 'clickhouse');
    return undefined;
  } catch (error) {
    const message = (error as Error).message;
    const place = /at Line: (\d+), Column: (\d+)/.exec(message);
    const lines = sql.split('\n');
    const before = lines
      .slice(0, Number(place?.[1] ?? 1) - 1)
      .reduce((sum, line) => sum + line.length + 1, 0);
    return {
      offset: before + Number(place?.[2] ?? 1) - 1,
      message: message.replace(/^sql parser error: /, '').replace(/ at Line: .*$/s, ''),
    };
  }
}
