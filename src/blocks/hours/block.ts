import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { primaryLocation, shownLocations } from '#src/use-cases/places/find-locations.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';

const schema = z
  .strictObject({
    heading: heading.default('Opening hours'),
    text: lead,
    variant: z
      .enum(['table', 'tabs', 'dropdown'])
      .default('table')
      .describe('Locations side by side, one at a time in tabs, or each behind a line that says whether it is open.'),
    which: z.enum(['primary', 'all']).default('all').describe('The primary location alone, or every one that is shown.'),
    ground,
  })
  .meta({ title: 'Opening hours', description: 'The opening hours of one location or of all, with special dates and open now.' });

/** When the dealer's locations are open. */
export const block = defineBlock({
  schema,
  load: (context, { which, ...props }) => ({ ...props, locations: openLocations(context, which) }),
  isInteractive: true,
});

/** The locations that say when they are open. */
function openLocations(context: PageContext, which: z.output<typeof schema>['which']) {
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
