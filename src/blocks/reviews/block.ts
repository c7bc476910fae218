import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { reviewsView } from '#src/views/reviews/reviews-view.ts';

const schema = z
  .strictObject({
    heading: heading.default('What our customers say'),
    text: lead,
    location: slugSchema.nullable().default(null).describe('The slug of one location; if empty, all dealerships of the site.'),
    limit: z.int().min(1).max(12).default(12).describe('The largest number of reviews to show, up to 12.'),
    ground,
  })
  .meta({ title: 'Reviews', description: 'The rating in stars and the newest reviews with the dealer’s replies.' });

export const block = defineBlock({
  schema,
  load: (context, { location: slug, limit, ...props }) => {
    const location = slug === null ? null : shownLocations(context).find((one) => one.slug === slug);
    const view = location === undefined ? null : reviewsView(context, location, limit);
    return view === null ? null : { ...props, view };
  },
});
