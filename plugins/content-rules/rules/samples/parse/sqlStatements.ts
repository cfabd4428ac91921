/** An SQL statement, and its offset in the text. */
export type Statement = {sql: string; start: number};

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|`[^`]*`|;/g;

/** Splits a text at semicolons outside quotes. Comments become spaces, so that offsets stay valid. */
export function splitStatements(text: string): Statement[] {
  let clean = text;
  const ends: number[] = [];
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    if (token === ';') ends.push(index);
    else if (token.startsWith('--') || token.startsWith('/*')) {
      clean = clean.slice(0, index) + blank(token) + clean.slice(index + token.length);
    }
  }
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((start, number) => ({start, sql: clean.slice(start, ends[number] ?? clean.length)}))
    .filter(({sql}) => sql.trim() !== '');
}

/** Replaces a text by spaces, except for its line breaks. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
