import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { priceScale } from '#src/rules/promotions/price-range.ts';
import { plural } from '#src/rules/text/plural.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).default('What would you like to spend?').describe('The heading of the section.'),
    text: z.string().default('').describe('A sentence under the heading; empty for none.'),
    ground,
  })
  .meta({
    title: 'Price slider',
    description:
      'A slider for the lowest and highest price, under a chart of how much stock there is at each price, that searches the stock.',
  });

export const block = defineBlock({
  schema,
  load: ({ site, showroom }, props) => {
    const everything = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;
    const found = showroom.stock.search(everything, { offset: 0, limit: 0, facets: ['price'] }).ranges.price;
    const scale = priceScale(found);
    // Bars that are drawn over another scale than the slider's would be a lie.
    const isWhole = found !== undefined && scale.min <= found.min && scale.max >= found.max;
    return { ...props, vehicles: plural(vehicleWord(site)), scale, bars: isWhole ? found.bars : [] };
  },
});
