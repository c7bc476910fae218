import type { z } from 'zod';
import { priceSteps } from '#src/rules/search/price-bands.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import type { schema } from './schema.ts';

/** What the site's stock can be searched for: its makes with their models, and the round prices it lies between. */
export function load(context: PageContext, props: z.output<typeof schema>) {
  const { stock } = context.showroom;
  const word = vehicleWord(context.site);
  const everything = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;
  const { ranges } = stock.search(everything, { offset: 0, limit: 0, facets: ['price'] });
  return {
    heading: props.heading.replace('{vehicle}', word),
    isCaravan: word === 'caravan',
    button: fillCount(context, 'Search {count}'),
    makes: countStock(context, 'make')
      .map(({ word: name, count }) => ({ name, count, models: modelsOf(context, name) }))
      .toSorted(byName),
    prices: ranges.price === undefined ? [] : priceSteps(ranges.price),
  };
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'en-AU');

function modelsOf({ showroom }: PageContext, make: string): { name: string; count: number }[] {
  const query = { text: '', sort: 'relevance', words: { make: [make] }, ranges: {} } as const;
  const { facets } = showroom.stock.search(query, { offset: 0, limit: 0, facets: ['model'] });
  return (facets.model ?? [])
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ name: value, count }))
    .toSorted(byName);
}
