import type { z } from 'zod';
import { chosenPlaces } from '#src/use-cases/chosen-places.ts';
import type { Context } from '#src/use-cases/context.ts';
import { placeViews } from '#src/use-cases/place-view.ts';
import type { schema } from './schema.ts';

/** The locations that are asked for. */
export const load = (context: Context, { locations }: z.output<typeof schema>) =>
  placeViews(context, chosenPlaces(context, locations));
