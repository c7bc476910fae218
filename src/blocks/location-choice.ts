import { z } from 'zod';
import { slugSchema } from '#src/site/fields.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenLocation } from '#src/use-cases/places/choose-locations.ts';
import { type LocationView, locationView } from '#src/views/places/location-view.ts';

/** Which locations a block shows. */
export const locationChoice = z
  .array(slugSchema)
  .max(60)
  .default([])
  .describe('Which locations, in this order; every one that is shown where none is named.');

/** The location that a block names, the primary one if it names none; null when it is not shown. */
export async function chosenLocationView(context: PageContext, slug: string | undefined): Promise<LocationView | null> {
  const chosen = chosenLocation(context, slug);
  return chosen === null ? null : locationView(context, chosen);
}
