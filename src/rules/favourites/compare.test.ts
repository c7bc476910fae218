import { expect, test } from 'vitest';
import { compareIds, goneText } from './compare.ts';

test('A5f a comparison is of the vehicles named, each once, in the order they are named', () => {
  expect(compareIds('12,7,30,7')).toEqual([12, 7, 30]);
});

test.each([
  [null, []],
  ['', []],
  [',,', []],
  ['0,-1,1.5,1e3,0x10,NaN,٣', []],
  ['__proto__,constructor,4', [4]],
  [' 4,5 ,6', [6]],
  ['1234567890,123456789', [123_456_789]],
])('A5g whatever is no number of a vehicle is left out of a comparison: %s', (text, ids) => {
  expect(compareIds(text)).toEqual(ids);
});

test('A5h no more than twelve vehicles are compared at once', () => {
  const thirteen = Array.from({ length: 13 }, (_, at) => at + 1);
  expect(compareIds(thirteen.join(','))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test.each([
  [[], null],
  [['2019 Mazda 3'], '2019 Mazda 3 is no longer listed, so we took it off your list.'],
  [['A', 'B'], 'A and B are no longer listed, so we took them off your list.'],
  [['A', 'B', 'C'], 'A, B and C are no longer listed, so we took them off your list.'],
])('A5i vehicles that are gone are named in one sentence: %j', (names, text) => {
  expect(goneText(names)).toBe(text);
});
