import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenLocations } from '#src/use-cases/places/chosen-locations.ts';
import { locationViews } from '#src/views/places/location-view.ts';
import type { schema } from './schema.ts';

/** The locations that are asked for. */
export const load = (context: PageContext, { locations }: z.output<typeof schema>) =>
  locationViews(context, chosenLocations(context, locations));
