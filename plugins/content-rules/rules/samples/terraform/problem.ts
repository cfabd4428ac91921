/** A problem at an offset of a sample, and what to type instead. */
export type TerraformProblem = {offset: number; message: string; hint: string};
