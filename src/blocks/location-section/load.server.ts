import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenLocation } from '#src/use-cases/places/chosen-locations.ts';
import { locationView } from '#src/views/places/location-view.ts';
import type { schema } from './schema.ts';

/** The location that is asked for; null where it is not shown. */
export async function load(context: PageContext, { location }: z.output<typeof schema>) {
  const chosen = chosenLocation(context, location);
  return chosen === null ? null : locationView(context, chosen);
}
