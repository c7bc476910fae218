import { z } from 'zod';
import { page, perDealership } from './switch-meta.ts';

/** How a vehicle page leads on: phone, similar vehicles, posts, sharing. */
export const contactSwitches = {
  showsPhones: z
    .boolean()
    .default(false)
    .meta(
      perDealership(
        page(
          'Show the whole phone number',
          'When on, a vehicle page shows the dealer’s whole phone number at once. When off, visitors click to reveal it.',
        ),
      ),
    ),
  showsViews: z.boolean().default(true).meta(page('Page views', 'When on, a vehicle page says how often it has been viewed.')),
  similarLayout: z
    .enum(['carousel', 'list'])
    .default('carousel')
    .meta(page('Layout of similar vehicles', 'Shows similar vehicles as a carousel to swipe through, or as a list.')),
  similarHeading: z
    .enum(['In-Stock', 'Available'])
    .default('In-Stock')
    .meta(page('Heading of similar vehicles', 'Whether the heading reads “Similar cars In-Stock” or “Similar cars Available”.')),
  similarCount: z
    .int()
    .min(1)
    .max(12)
    .default(6)
    .meta(page('Number of similar vehicles', 'How many similar vehicles a vehicle page shows at most.')),
  vehicleArticles: z
    .boolean()
    .default(false)
    .meta(page('Blog posts on vehicle pages', 'When on, vehicle pages end with posts of the site’s blog.')),
  copiedNotice: z
    .enum(['button', 'toast'])
    .default('button')
    .meta(
      page(
        '“Link copied” message',
        'Whether the message that a link was copied appears on the button for 1.5 seconds, or as a toast for 3 seconds.',
      ),
    ),
};
