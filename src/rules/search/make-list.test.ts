import { expect, test } from 'vitest';
import { makeLists } from '#src/rules/search/make-list.ts';

const makes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ value: `Make ${String(n).padStart(2, '0')}`, count: n }));
const names = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

test('S14.1 the twenty makes with most cars are popular, most first', () =>
  expect(names(makeLists(makes(30)).popular)).toEqual(Array.from({ length: 20 }, (_, n) => `Make ${29 - n}`)));

test('S14.2 after the popular makes come all makes by name', () =>
  expect(makeLists(makes(21).toReversed()).all).toEqual(makes(21)));

test('S14.2 up to twenty makes there is no second list', () => expect(makeLists(makes(20)).all).toEqual([]));

test('S14.1 makes with as many cars are in order of name', () =>
  expect(names(makeLists(['Kia', 'BYD', 'MG'].map((value) => ({ value, count: 3 }))).popular)).toEqual(['BYD', 'Kia', 'MG']));
