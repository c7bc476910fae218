import { expect, test } from 'vitest';
import { goneText } from './gone-text.ts';

test.each([
  [[], null],
  [['2019 Mazda 3'], '2019 Mazda 3 is no longer listed, so we took it off your list.'],
  [['A', 'B'], 'A and B are no longer listed, so we took them off your list.'],
  [['A', 'B', 'C'], 'A, B and C are no longer listed, so we took them off your list.'],
])('A5i vehicles that are gone are named in one sentence: %j', (names, text) => {
  expect(goneText(names)).toBe(text);
});
