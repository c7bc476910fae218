import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { EMPTY_QUERY, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { countStock } from '#src/use-cases/search/count-stock.ts';
import { makeLogo } from '#src/views/images/make-logo.ts';

const schema = z
  .strictObject({
    heading: heading.default('Find your make'),
    text: lead,
    condition: z
      .enum(['new', 'demo', 'used'])
      .nullable()
      .default(null)
      .describe('Counts and shows vehicles of this condition only; empty for all.'),
    limit: z.int().min(2).max(24).default(12).describe('The largest number of makes to show.'),
    ground,
  })
  .meta({
    title: 'Make tiles',
    description: 'The makes in stock with their logos and the number of vehicles, the most common first.',
  });

export const block = defineBlock({
  schema,
  load: (context, { condition, limit, ...props }) => {
    const words = condition === null ? {} : { car_type: [condition] };
    const narrowed = condition === null ? '' : writeSearchQuery({ ...EMPTY_QUERY, words });
    return {
      ...props,
      tiles: countStock(context, 'make', words)
        .slice(0, limit)
        .map(({ word: name, count }) => ({
          name,
          count: `${numberText(count)} in stock`,
          href: `${addressPath('search', { slug: slugOf(name) })}${narrowed}`,
          logoUrl: makeLogo(context, slugOf(name)),
        })),
    };
  },
});
