import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { sitePath } from '#src/site/fields.ts';
import { cardView } from '#src/views/card/card-view.ts';

const filter = z.string().superRefine((text, context) => {
  const parsed = parseSearchFilter(text);
  if (!parsed.ok) context.addIssue(`the filter cannot be read: ${parsed.reason}`);
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    ground,
    filter: filter
      .nullable()
      .default(null)
      .describe(
        'The vehicles to show, such as "make:MG AND car_type:used"; empty for all. A filter that cannot be read is refused.',
      ),
    limit: z.int().min(1).max(20).default(8).describe('The largest number of vehicles to show.'),
    viewAllHref: sitePath.default(ALL_STOCK).describe('Where the “View all” link leads.'),
  })
  .meta({
    title: 'Vehicle rail',
    description: 'A row of vehicles from the site’s stock, chosen by a filter, with a link to all of them.',
  });

export const block = defineBlock({
  schema,
  load: (context, { filter: text, limit, ...props }) => {
    const parsed = text === null ? null : parseSearchFilter(text);
    const terms = parsed?.ok === true ? parsed.terms : [];
    return { ...props, cards: context.showroom.stock.fixedList(terms, limit).map((car) => cardView(context, car)) };
  },
});
