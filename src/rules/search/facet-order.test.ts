import { describe, expect, test } from 'vitest';
import { facetAbove, facetOrder, isWorthShowing, RANGE_STEPS } from './facet-order.ts';

const values = (...names: string[]) => names.map((value, at) => ({ value, often: at }));
const often = ({ often }: { readonly often: number }) => often;
const names = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

describe('the groups of the filter panel', () => {
  test('models are chosen within a make and badges within a model; a make stands by itself', () => {
    expect(facetAbove('model')).toBe('make');
    expect(facetAbove('badge')).toBe('model');
    expect(facetAbove('make')).toBeNull();
  });

  test('a list of one value is no choice', () => {
    expect(isWorthShowing('colour', 1, 0)).toBe(false);
    expect(isWorthShowing('colour', 2, 0)).toBe(true);
  });

  test('a single value stays while it is chosen, so that it can be cleared', () => {
    expect(isWorthShowing('colour', 1, 1)).toBe(true);
  });

  test('the make and the type are shown even where there is but one, and never where there is none', () => {
    expect(isWorthShowing('make', 1, 0)).toBe(true);
    expect(isWorthShowing('car_type', 1, 0)).toBe(true);
    expect(isWorthShowing('make', 0, 1)).toBe(false);
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

  test('a price moves by $500, a subscription by $5, kilometres by a thousand, years by one', () => {
    expect(Object.values(RANGE_STEPS).map(({ step, unit }) => `${step} ${unit}`)).toEqual([
      '500 dollars',
      '5 dollars',
      '1000 kilometres',
      '1 years',
    ]);
  });
});
