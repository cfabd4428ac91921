const TITLE = /^[A-Z][A-Z0-9_ /()%#.-]*$/;

/** Whether a line of output is the header of a table: titles in capitals with wide gaps, which only look like placeholders. */
export function isHeaderOf(language: string, line: string): boolean {
  if (language !== 'text') return false;
  const columns = line.trim().split(/ {2,}|\t+/);
  return columns.length > 1 && columns.every((title) => TITLE.test(title));
}
