import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenPlaces } from '#src/use-cases/places/chosen-places.ts';
import { placeViews } from '#src/views/places/place-view.ts';
import type { schema } from './schema.ts';

/** The locations that are asked for. */
export const load = (context: PageContext, { locations }: z.output<typeof schema>) =>
  placeViews(context, chosenPlaces(context, locations));
