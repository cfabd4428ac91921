/** Whether allowed licenses satisfy an SPDX expression: one side of `OR`, both sides of `AND`. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let next = 0;

  function term(): boolean {
    const token = tokens[next++];
    if (token !== '(') return allowed.has(token ?? '');
    const inside = disjunction();
    next++;
    return inside;
  }
  function conjunction(): boolean {
    let result = term();
    while (tokens[next] === 'AND') {
      next++;
      result = term() && result;
    }
    return result;
  }
  function disjunction(): boolean {
    let result = conjunction();
    while (tokens[next] === 'OR') {
      next++;
      result = conjunction() || result;
    }
    return result;
  }

  const result = disjunction();
  return result && next === tokens.length;
}
