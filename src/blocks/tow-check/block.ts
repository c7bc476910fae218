import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { findStock } from '#src/use-cases/search/find-stock.ts';
import { towCounts } from '#src/views/tow/tow-counts.ts';

const schema = z
  .strictObject({
    heading: heading.default('Know before you hitch up'),
    text: lead,
    points: z.array(z.string().min(1)).max(4).default([]).describe('Short points beside it, such as what it counts in.'),
    ground,
  })
  .meta({
    title: 'Tow check',
    description: 'Shoppers choose the car they tow with and see how many caravans it can tow. For sites with the tow match on.',
  });

export const block = defineBlock({
  schema,
  load: (context, props) => {
    const found = findStock(context, {}, EMPTY_QUERY, NO_PLACES);
    const tow = towCounts(context, found);
    if (tow === null) return null;
    const { query, hasDefaults } = found;
    return { ...props, search: { path: ALL_STOCK, query, fixed: [], hasDefaults, tow } };
  },
});
