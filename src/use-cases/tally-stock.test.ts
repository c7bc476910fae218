import { expect, test } from 'vitest';
import type { FilterField } from '#src/rules/stock/search-filter.ts';
import type { Context } from './context.ts';
import { tallyStock } from './tally-stock.ts';

const stocked = (bodies: readonly string[]) => {
  const list = (passes: (word: (field: FilterField) => string) => boolean) => ({
    count: bodies.filter((body) => passes(() => body)).length,
    cards: [],
  });
  return { showroom: { stock: { list } } } as unknown as Pick<Context, 'showroom'>;
};

test('O5 words are counted, the most first and equals by name; a vehicle without one is not counted', () =>
  expect(tallyStock(stocked(['Ute', 'SUV', '', 'SUV', 'Hatch']), 'body')).toEqual([
    { word: 'SUV', count: 2 },
    { word: 'Hatch', count: 1 },
    { word: 'Ute', count: 1 },
  ]));
