/** Names of environment and shell variables that samples of a page set or read. */
export function environmentOf(values: string[]): Set<string> {
  const names = new Set<string>();
  const patterns = [
    /\$\{?([A-Z][A-Z0-9_]*)/g,
    /\bexport\s+([A-Z][A-Z0-9_]*)=/g,
    /^\s*([A-Z][A-Z0-9_]*)=(?=["'$\w])/gm,
    /(?:environ(?:\.get\(|\[)|getenv\(|Getenv\(|ENV(?:\[|\.fetch\()|GetEnvironmentVariable\(|env::var\(|_ENV\[)\s*["']([A-Z][A-Z0-9_]*)/g,
    /\bread\b[^\n;|&]*?\s([A-Z][A-Z0-9_]*)\s*(?:$|[;&|\n])/gm,
    /process\.env\.([A-Z][A-Z0-9_]*)/g,
  ];
  for (const value of values) {
    for (const pattern of patterns)
      for (const match of value.matchAll(pattern)) names.add(match[1] ?? '');
  }
  return names;
}
