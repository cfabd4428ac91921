const TITLE = /^[A-Z][A-Z0-9_ /()%#.-]*$/;

/** Whether a line of output is a table header: capitals with wide gaps, which look like placeholders but are none. */
export function isHeaderOf(language: string, line: string): boolean {
  if (language !== 'text') return false;
  const columns = line.trim().split(/ {2,}|\t+/);
  return columns.length > 1 && columns.every((title) => TITLE.test(title));
}
