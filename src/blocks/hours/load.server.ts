import type { z } from 'zod';
import type { Context } from '#src/use-cases/context.ts';
import { hoursView } from '#src/use-cases/hours-view.ts';
import { primaryLocation, shownLocations } from '#src/use-cases/places.ts';
import type { schema } from './schema.ts';

/** The locations that say when they are open. */
export function load(context: Context, { which }: z.output<typeof schema>) {
  const primary = primaryLocation(context);
  const places = which === 'all' ? shownLocations(context) : primary === null ? [] : [primary];
  return places.flatMap((location) => {
    const hours = hoursView(context, location);
    return hours === null ? [] : [{ label: location.name, hours }];
  });
}
