import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { nearestLocations } from '#src/views/places/nearest-locations.ts';
import type { schema } from './schema.ts';

/** The locations nearest to the postcode in the page's address. */
export const load = (context: PageContext, { limit }: z.output<typeof schema>, query: URLSearchParams) =>
  nearestLocations(context, query.get('postcode'), limit);
