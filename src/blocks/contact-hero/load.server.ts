import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenPlace } from '#src/use-cases/places/chosen-places.ts';
import { placeView } from '#src/views/places/place-view.ts';
import type { schema } from './schema.ts';

/** The location that is asked for; null where it is not shown. */
export async function load(context: PageContext, { location }: z.output<typeof schema>) {
  const chosen = chosenPlace(context, location);
  return chosen === null ? null : placeView(context, chosen);
}
