import { expect, test } from 'vitest';
import { factorise, solve } from './solve-positive.ts';

test('four x plus two y is ten, two x plus three y is nine: one and a half, and two', () => {
  const matrix = Float64Array.of(4, 2, 2, 3);
  const right = Float64Array.of(10, 9);
  factorise(matrix, 2);
  solve(matrix, 2, right);
  expect(right[0]).toBeCloseTo(1.5, 12);
  expect(right[1]).toBeCloseTo(2, 12);
});
