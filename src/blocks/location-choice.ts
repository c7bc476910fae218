import { z } from 'zod';
import { slugSchema } from '#src/site/fields.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenLocation } from '#src/use-cases/places/choose-locations.ts';
import { type LocationView, locationView } from '#src/views/places/location-view.ts';

export const locationChoice = z
  .array(slugSchema)
  .max(60)
  .default([])
  .describe('The locations to show, in order; if empty, all locations of the site.');

/** The location that a block names, the primary one if it names none; null when it is not shown. */
export async function chosenLocationView(context: PageContext, slug: string | undefined): Promise<LocationView | null> {
  const chosen = chosenLocation(context, slug);
  return chosen === null ? null : locationView(context, chosen);
}
