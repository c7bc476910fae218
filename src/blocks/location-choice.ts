import { z } from 'zod';
import { slugSchema } from '#src/site/fields.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { chosenLocation, chosenLocations } from '#src/use-cases/places/choose-locations.ts';
import { type LocationView, locationView, locationViews } from '#src/views/places/location-view.ts';

export const locationChoice = z
  .array(slugSchema)
  .max(60)
  .default([])
  .describe('The locations to show, in order; if empty, all locations of the site.');

/** The locations that a block names, all shown ones if it names none. */
export const chosenLocationViews = (context: PageContext, slugs: readonly string[]): Promise<LocationView[]> =>
  locationViews(context, chosenLocations(context, slugs));

/** The location that a block names, the primary one if it names none; null when it is not shown. */
export async function chosenLocationView(context: PageContext, slug: string | undefined): Promise<LocationView | null> {
  const chosen = chosenLocation(context, slug);
  return chosen === null ? null : locationView(context, chosen);
}
