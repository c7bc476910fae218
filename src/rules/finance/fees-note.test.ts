import { expect, test } from 'vitest';
import { feesNote } from './fees-note.ts';

test.each([
  [true, 'includes the establishment fee only'],
  [false, 'on top of the total above'],
])('whoever reads a lender’s fees is told which are in the total (establishment fee: %s)', (has, words) =>
  expect(feesNote(has)).toContain(words),
);
