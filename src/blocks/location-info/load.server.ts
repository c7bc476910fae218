import type { z } from 'zod';
import { chosenPlace } from '#src/use-cases/chosen-places.ts';
import type { Context } from '#src/use-cases/context.ts';
import { placeView } from '#src/use-cases/place-view.ts';
import type { schema } from './schema.ts';

/** The location that is asked for; null where it is not shown. */
export async function load(context: Context, { location }: z.output<typeof schema>) {
  const chosen = chosenPlace(context, location);
  return chosen === null ? null : placeView(context, chosen);
}
