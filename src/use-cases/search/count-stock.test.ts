import { expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { countStock } from './count-stock.ts';

const yard = (search: unknown, defaultFilters: readonly string[] = []) =>
  ({ site: { switches: { defaultFilters } }, showroom: { stock: { search } } }) as unknown as Pick<Context, 'site' | 'showroom'>;

test('what is counted is what the search page starts with, so that both say the same number', () => {
  const asked: unknown[] = [];
  const search = (query: { readonly words: unknown }) => {
    asked.push(query.words);
    return { facets: { make: [{ value: 'Kia', count: 0 }] } };
  };
  expect(countStock(yard(search, ['status:in_stock']), 'make')).toEqual([]);
  countStock(yard(search, ['status:in_stock']), 'model', { make: ['Kia'] });
  expect(asked).toEqual([{ status: ['in_stock'] }, { status: ['in_stock'], make: ['Kia'] }]);
});

test('O5 words are counted, the most first and equals by name', () => {
  const body = [
    { value: 'Hatch', count: 1 },
    { value: 'SUV', count: 2 },
    { value: 'Ute', count: 1 },
  ];
  const context = yard(() => ({ facets: { body } }));
  expect(countStock(context, 'body')).toEqual([
    { word: 'SUV', count: 2 },
    { word: 'Hatch', count: 1 },
    { word: 'Ute', count: 1 },
  ]);
});
