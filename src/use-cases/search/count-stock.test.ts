import { expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { countStock } from './count-stock.ts';

test('O5 words are counted, the most first and equals by name', () => {
  const body = [
    { value: 'Hatch', count: 1 },
    { value: 'SUV', count: 2 },
    { value: 'Ute', count: 1 },
  ];
  const context = { showroom: { stock: { search: () => ({ facets: { body } }) } } } as unknown as Pick<Context, 'showroom'>;
  expect(countStock(context, 'body')).toEqual([
    { word: 'SUV', count: 2 },
    { word: 'Hatch', count: 1 },
    { word: 'Ute', count: 1 },
  ]);
});
