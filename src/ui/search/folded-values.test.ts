import { expect, test } from 'vitest';
import { foldedValues } from './folded-values.ts';

const list = (heading: string | null, ...names: string[]) => ({
  heading,
  values: names.map((value) => ({ value, label: value, count: 1, chosen: false })),
});
const names = (lists: ReturnType<typeof foldedValues>['shown']) =>
  lists.map(({ heading, values }) => [heading, ...values.map((v) => v.value)]);
const LETTERS = 'abcdefghij'.split('');

test('S20 a list of nine is shown whole', () => expect(foldedValues([list(null, ...LETTERS.slice(0, 9))]).folded).toEqual([]));

test('S20 of a longer list eight are shown and the rest is folded', () => {
  const { shown, folded, total } = foldedValues([list(null, ...LETTERS)]);
  expect([names(shown), names(folded), total]).toEqual([[[null, ...LETTERS.slice(0, 8)]], [[null, 'i', 'j']], 10]);
});

test('S14.2 a list that goes on in the fold has its heading once, the next one its own', () => {
  const { shown, folded, total } = foldedValues([list('Popular Makes', ...LETTERS), list('All Makes', 'a', 'z')]);
  expect(names(shown)).toEqual([['Popular Makes', ...LETTERS.slice(0, 8)]]);
  expect(names(folded)).toEqual([
    [null, 'i', 'j'],
    ['All Makes', 'a', 'z'],
  ]);
  expect(total).toBe(11);
});
