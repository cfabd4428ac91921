/** Reads what stands after the language of a fence: `title="a b" verify=skip showLineNumbers {1,3}`. */
export function readMeta(meta: string | null | undefined): Record<string, string | true> {
  const result: Record<string, string | true> = {};
  const word = /\{[^}]*\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
  for (const [whole, name, double, single, plain] of (meta ?? '').matchAll(word)) {
    if (name === undefined) {
      result.highlight = whole.slice(1, -1);
    } else {
      result[name] = double ?? single ?? plain ?? true;
    }
  }
  return result;
}
