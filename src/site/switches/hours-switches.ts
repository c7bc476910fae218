import { z } from 'zod';
import { slugSchema } from '#src/site/files/location-file.ts';
import { page, perDealership } from './switch-meta.ts';

/** How a site tells when its locations are open. */
export const hoursSwitches = {
  closedDays: z
    .enum(['Closed', 'By appointment only'])
    .default('Closed')
    .meta(perDealership(page('What a weekday says on which a location is closed.'))),
  enquireWhenClosed: z
    .array(slugSchema)
    .default([])
    .meta(page('Service locations, by slug, whose closed days are an “Enquire Now” link to the location’s page.')),
};
