import { z } from 'zod';
import { slugSchema } from '#src/site/fields.ts';
import { page, perDealership } from './switch-meta.ts';

/** How opening hours are shown. */
export const hoursSwitches = {
  closedDays: z
    .enum(['Closed', 'By appointment only'])
    .default('Closed')
    .meta(
      perDealership(page('Text for closed days', 'The text shown in the opening hours for a day when a location is closed.')),
    ),
  enquireWhenClosed: z
    .array(slugSchema)
    .default([])
    .meta(
      page(
        'Service locations to enquire at when closed',
        'For these service locations, named by slug, closed days show an “Enquire Now” link to the location’s page.',
      ),
    ),
};
