import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { primaryLocation, shownLocations } from '#src/use-cases/places/locations.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import type { schema } from './schema.ts';

/** The locations that say when they are open. */
export function load(context: PageContext, { which }: z.output<typeof schema>) {
  const primary = primaryLocation(context);
  const places = which === 'all' ? shownLocations(context) : primary === null ? [] : [primary];
  const cities = new Set(places.map(({ city }) => city));
  return places.flatMap((location) => {
    const hours = hoursView(context, location);
    // On a tab a suburb says enough, as long as no two places share one.
    const label = cities.size === places.length ? location.city : location.name;
    return hours === null ? [] : [{ label, name: location.name, hours }];
  });
}
