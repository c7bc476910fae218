import { describe, expect, test } from 'vitest';
import { facetOrder, facetParent, RANGE_STEPS } from './facet-order.ts';

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

  test('a price moves by $500, a subscription by $5, kilometres by a thousand, years by one', () => {
    expect(Object.values(RANGE_STEPS).map(({ step, unit }) => `${step} ${unit}`)).toEqual([
      '500 dollars',
      '5 dollars',
      '1000 kilometres',
      '1 years',
    ]);
  });
});
