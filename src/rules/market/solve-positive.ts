/** The Cholesky factor L of a positive definite matrix, A = L Lᵀ, written over its lower half (row by row in one array). */
export function factorise(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let at = 0; at < column; at += 1) sum -= (matrix[row * size + at] ?? 0) * (matrix[column * size + at] ?? 0);
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / (matrix[column * size + column] ?? 1);
    }
  }
}

/** Solves A x = b in place, given the factor of A. */
export function solve(factor: Float64Array, size: number, right: Float64Array): void {
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0;
    for (let at = 0; at < row; at += 1) sum -= (factor[row * size + at] ?? 0) * (right[at] ?? 0);
    right[row] = sum / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let at = row + 1; at < size; at += 1) sum -= (factor[at * size + row] ?? 0) * (right[at] ?? 0);
    right[row] = sum / (factor[row * size + row] ?? 1);
  }
}
