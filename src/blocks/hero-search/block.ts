import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { valueLabel } from '#src/rules/search/facet-words.ts';
import { priceSteps } from '#src/rules/search/price-bands.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

const schema = z
  .strictObject({
    heading: z
      .string()
      .min(1)
      .default('Find your next {vehicle}')
      .describe('The heading; {vehicle} becomes the site’s word for a vehicle, such as car or caravan.'),
    hasText: z
      .boolean()
      .default(true)
      .describe('Whether visitors can search in their own words, such as “7 seat diesel under 45k”.'),
    overlapsHero: z.boolean().default(true).describe('Whether the search overlaps the block above it, which suits a hero.'),
  })
  .meta({
    title: 'Hero search',
    description: 'Searches the stock by condition, make, model, price or text, right under the hero.',
  });

export const block = defineBlock({
  schema,
  load: (context, props) => {
    const word = vehicleWord(context.site);
    const everything = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;
    const { ranges } = context.showroom.stock.search(everything, { offset: 0, limit: 0, facets: ['price'] });
    const conditions = countStock(context, 'car_type');
    return {
      ...props,
      heading: props.heading.replace('{vehicle}', word),
      word,
      button: fillCount(context, 'Show {count}'),
      conditions: CONDITIONS.flatMap((value) => conditions.filter((one) => one.word === value)).map(({ word: value, count }) => ({
        name: value,
        label: valueLabel('car_type', value),
        count,
      })),
      makes: countStock(context, 'make')
        .map(({ word: name, count }) => ({ name, count, models: modelsOf(context, name) }))
        .toSorted(byName),
      prices: ranges.price === undefined ? [] : priceSteps(ranges.price),
    };
  },
});

const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'en-AU');

const modelsOf = (context: PageContext, make: string): { name: string; count: number }[] =>
  countStock(context, 'model', { make: [make] })
    .map(({ word: name, count }) => ({ name, count }))
    .toSorted(byName);

/** The order in which conditions are listed. */
const CONDITIONS = ['new', 'demo', 'used'] as const;
