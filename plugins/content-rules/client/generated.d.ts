declare module '@generated/content-rules/default/problems.json' {
  const problems: unknown[];
  export default problems;
}
