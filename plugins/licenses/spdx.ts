/** Whether allowed licenses satisfy an SPDX expression: one side of `OR`, both sides of `AND`. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  function one(): boolean {
    const token = tokens[at++];
    if (token !== '(') return allowed.has(token ?? '');
    const inside = any();
    at++;
    return inside;
  }
  function all(): boolean {
    let result = one();
    while (tokens[at] === 'AND') {
      at++;
      result = one() && result;
    }
    return result;
  }
  function any(): boolean {
    let result = all();
    while (tokens[at] === 'OR') {
      at++;
      result = all() || result;
    }
    return result;
  }

  const result = any();
  return result && at === tokens.length;
}
