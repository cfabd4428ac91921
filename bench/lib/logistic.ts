/** A training example: the values of its features, and whether it belongs to the class. */
export type Example = {values: number[]; is: boolean};

/**
 * Factor of the L2 penalty, which keeps the weights of rare features small. The bias is not
 * penalized.
 */
const PENALTY = 1;
/** Number of Newton steps. */
const ROUNDS = 25;

/**
 * Returns the weights of a logistic regression, the bias last. Uses Newton's method on standardized
 * features, which is deterministic. Throws if there are no examples.
 */
export function logisticRegression(examples: Example[]): number[] {
  const [first] = examples;
  if (!first) throw new Error('bench: a regression needs examples');
  const columns = first.values.map((_, index) => examples.map(({values}) => values[index] ?? 0));
  const means = columns.map(mean);
  const spreads = columns.map((column, index) =>
    Math.sqrt(mean(column.map((value) => (value - (means[index] ?? 0)) ** 2))),
  );
  // A constant feature gets the value 0, and so the weight 0.
  const rows = examples.map(({values}) => [
    ...values.map((value, index) =>
      spreads[index] ? (value - (means[index] ?? 0)) / spreads[index] : 0,
    ),
    1,
  ]);
  const weights = new Array<number>(rows[0]?.length ?? 0).fill(0);
  const bias = weights.length - 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, index) => (index === bias ? 0 : PENALTY * weight));
    const curvature: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column && row !== bias ? PENALTY : 0)),
    );
    rows.forEach((row, index) => {
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      const fault = chance - Number(examples[index]?.is);
      row.forEach((value, one) => {
        gradient[one] = (gradient[one] ?? 0) + fault * value;
        const line = curvature[one] ?? [];
        row.forEach((other, two) => {
          line[two] = (line[two] ?? 0) + chance * (1 - chance) * value * other;
        });
      });
    });
    solve(curvature, gradient).forEach((step, index) => {
      weights[index] = (weights[index] ?? 0) - step;
    });
  }
  // Converts the weights from standardized to original features.
  const plain = weights.slice(0, bias).map((weight, index) => weight / (spreads[index] || 1));
  return [...plain, (weights[bias] ?? 0) - dot(plain, means)];
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the dot product of two vectors. */
export const dot = (one: number[], other: number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** Solves a system of linear equations by Gauss-Jordan elimination with partial pivoting. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column; row < size; row += 1) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    for (let row = 0; row < size; row += 1) {
      if (row === column || at(row, column) === 0) continue;
      const factor = at(row, column) / (at(column, column) || 1);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * at(column, index));
    }
  }
  return rows.map((_, index) => at(index, size) / (at(index, index) || 1));
}
