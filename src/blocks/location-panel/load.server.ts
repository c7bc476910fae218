import type { z } from 'zod';
import type { Context } from '#src/use-cases/context.ts';
import { hoursView } from '#src/use-cases/hours-view.ts';
import { placeLine, primaryLocation, shownLocations } from '#src/use-cases/places.ts';
import { vehicleWord } from '#src/use-cases/vehicle-word.ts';
import type { schema } from './schema.ts';

/** The locations with their hours, each with the way to its stock. */
export function load(context: Context, { which }: z.output<typeof schema>) {
  const primary = primaryLocation(context);
  const places = which === 'all' ? shownLocations(context) : primary === null ? [] : [primary];
  return places.map((location) => ({
    place: placeLine(context, location),
    hours: hoursView(context, location),
    stockHref: `/search/${location.slug}`,
    stockLabel: `See our ${vehicleWord(context.site)}s`,
  }));
}
