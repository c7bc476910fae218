import { expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

test('a long list offers the first page, the neighbours and the last', () =>
  expect(pageNumbers(5, 13)).toEqual([1, null, 4, 5, 6, null, 13]));

test('a gap of one page is that page', () => expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]));

test('the ends have a neighbour on one side only', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
});

test('a page beyond the last leaves the pages that exist', () => expect(pageNumbers(12, 2)).toEqual([1, 2]));
