/** What is wrong in a sample, at an offset into it, and what to type instead. */
export type TerraformProblem = {offset: number; message: string; hint: string};
