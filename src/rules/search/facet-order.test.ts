import { describe, expect, test } from 'vitest';
import { facetOrder, facetParent, makeLists, RANGE_STEPS, waitsForParent } from './facet-order.ts';

const values = (...names: string[]) => names.map((value, at) => ({ value, often: at }));
const often = ({ often }: { readonly often: number }) => often;
const names = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

describe('the groups of the filter panel', () => {
  test('chosen makes limit the models listed, and chosen models the badges; makes are limited by nothing', () => {
    expect(facetParent('model')).toBe('make');
    expect(facetParent('badge')).toBe('model');
    expect(facetParent('make')).toBeNull();
  });

  test('types stand as dealers say them: new, demo, used', () => {
    expect(names(facetOrder('car_type', values('used', 'new', 'demo'), often))).toEqual(['new', 'demo', 'used']);
  });

  test('seats keep the order they count up in', () => {
    expect(names(facetOrder('seats', values('2', '5', '7'), often))).toEqual(['2', '5', '7']);
  });

  test('other values have the most frequent first', () => {
    expect(names(facetOrder('body', values('Coupe', 'Sedan', 'SUV'), often))).toEqual(['SUV', 'Sedan', 'Coupe']);
  });

  test('a price moves by $500, a subscription by $5, kilometres by a thousand, years and feet by one, kilograms by fifty', () => {
    expect(Object.values(RANGE_STEPS).map(({ step, unit }) => `${step} ${unit}`)).toEqual([
      '500 dollars',
      '5 dollars',
      '1000 kilometres',
      '1 years',
      '1 feet',
      '50 kilograms',
      '50 kilograms',
    ]);
  });
});

const makes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ value: `Make ${String(n).padStart(2, '0')}`, count: n }));
const makeNames = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

test('S14.1 the twenty makes with most cars are popular, most first', () =>
  expect(makeNames(makeLists(makes(30)).popular)).toEqual(Array.from({ length: 20 }, (_, n) => `Make ${29 - n}`)));

test('S14.2 after the popular makes come all makes by name', () =>
  expect(makeLists(makes(21).toReversed()).all).toEqual(makes(21)));

test('S14.2 up to twenty makes there is no second list', () => expect(makeLists(makes(20)).all).toEqual([]));

test('S14.1 makes with as many cars are in order of name', () =>
  expect(makeNames(makeLists(['Kia', 'BYD', 'MG'].map((value) => ({ value, count: 3 }))).popular)).toEqual(['BYD', 'Kia', 'MG']));

test('S3.2 more than 200 badges are listed once a model is chosen, and any number of what belongs to nothing else', () => {
  expect(waitsForParent('badge', 201, false)).toBe(true);
  expect(waitsForParent('badge', 200, false)).toBe(false);
  expect(waitsForParent('badge', 201, true)).toBe(false);
  expect(waitsForParent('colour', 500, false)).toBe(false);
});
