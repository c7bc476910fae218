import { z } from 'zod';
import { page, perDealership } from './switch-meta.ts';

/** How a vehicle's page leads on: to the dealer's telephone, to vehicles like it, to friends. */
export const contactSwitches = {
  showsPhones: z
    .boolean()
    .default(false)
    .meta(perDealership(page('Whether a vehicle’s page shows the dealer’s whole number at once, and not only when asked to.'))),
  showsViews: z.boolean().default(true).meta(page('Whether a vehicle’s page says how often it was looked at.')),
  similarLayout: z
    .enum(['carousel', 'list'])
    .default('carousel')
    .meta(page('Whether similar vehicles stand in a row to swipe or in rows below one another.')),
  similarHeading: z
    .enum(['In-Stock', 'Available'])
    .default('In-Stock')
    .meta(page('How the heading over similar vehicles ends: Similar cars In-Stock, or Similar cars Available.')),
  similarCount: z.int().min(1).max(12).default(6).meta(page('How many similar vehicles a vehicle’s page shows at most.')),
  vehicleArticles: z.boolean().default(false).meta(page('Whether articles of the site stand at the foot of a vehicle’s page.')),
  copiedNotice: z
    .enum(['button', 'toast'])
    .default('button')
    .meta(page('Where a page says that its address was copied: on the button for 1.5 seconds, or in a message for 3.')),
};
