import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/locations.ts';
import { reviewsView } from '#src/views/reviews/reviews-view.ts';
import type { schema } from './schema.ts';

/** The rating and the newest reviews of a location or of the whole site; null where they may not be shown. */
export function load(context: PageContext, { location: slug, limit }: z.output<typeof schema>) {
  if (slug === null) return reviewsView(context, null, limit);
  const location = shownLocations(context).find((one) => one.slug === slug);
  return location === undefined ? null : reviewsView(context, location, limit);
}
