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
      .describe(
        'Table: locations side by side. Tabs: one at a time. Dropdown: a line for each location that says whether it is open and expands to show its hours.',
      ),
    which: z.enum(['primary', 'all']).default('all').describe('Only the primary location, or all locations of the site.'),
    ground,
  })
  .meta({
    title: 'Opening hours',
    description: 'The opening hours of one or all locations, with special dates and whether they are open now.',
  });

export const block = defineBlock({
  schema,
  load: (context, { which, ...props }) => ({ ...props, locations: openLocations(context, which) }),
});

/** Locations without hours are left out. */
function openLocations(context: PageContext, which: z.output<typeof schema>['which']) {
  const primary = primaryLocation(context);
  const places = which === 'all' ? shownLocations(context) : primary === null ? [] : [primary];
  const cities = new Set(places.map(({ city }) => city));
  return places.flatMap((location) => {
    const hours = hoursView(context, location);
    // A suburb is enough on a tab, unless two locations share it.
    const label = cities.size === places.length ? location.city : location.name;
    return hours === null ? [] : [{ label, name: location.name, hours }];
  });
}
