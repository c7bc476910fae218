import { z } from 'zod';
import { slugSchema } from '#src/site/fields.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { primaryLocation, shownLocations } from '#src/use-cases/places/find-locations.ts';
import { type LocationView, locationView, locationViews } from '#src/views/places/location-view.ts';

export const locationChoice = z
  .array(slugSchema)
  .max(60)
  .default([])
  .describe('The locations to show, in order; if empty, all locations of the site.');

/** The locations that a block names, in its order and without those that are not shown; all shown ones if it names none. */
export function chosenLocationViews(context: PageContext, slugs: readonly string[]): Promise<LocationView[]> {
  const shown = shownLocations(context);
  const chosen = slugs.length === 0 ? shown : slugs.flatMap((slug) => shown.find((one) => one.slug === slug) ?? []);
  return locationViews(context, chosen);
}

/** The location that a block names, the primary one if it names none; null when it is not shown. */
export async function chosenLocationView(context: PageContext, slug: string | undefined): Promise<LocationView | null> {
  const chosen = slug === undefined ? primaryLocation(context) : shownLocations(context).find((one) => one.slug === slug);
  return chosen == null ? null : locationView(context, chosen);
}
