import { expect, test } from 'vitest';
import { makeColumns } from './make-columns.ts';

test.each([
  [1, 1],
  [7, 7],
  [8, 4],
  [12, 6],
  [13, 7],
  [15, 5],
])('O5 %i makes stand in rows of %i on a wide screen, so that the last row is nearly as full as the others', (count, columns) =>
  expect(makeColumns(count)).toBe(columns),
);
