import { z } from 'zod';
import { page, perDealership, server } from './switch-meta.ts';

/** How offers for shoppers' own cars are made (ledger T1, T2). */
export const tradeInSwitches = {
  tradeInMargin: z
    .number()
    .min(0)
    .max(40)
    .default(8)
    .meta(
      server(
        'Trade-in margin',
        'Your margin on a trade-in’s advertised price, in percent. Offers are lower by this much; the shopper sees it as part of the cost of getting the car ready and selling it.',
      ),
    ),
  tradeInReadyCost: z
    .number()
    .int()
    .min(0)
    .max(20_000)
    .default(800)
    .meta(
      server(
        'Cost of getting a trade-in ready',
        'What a safety certificate, cleaning and statutory warranty usually cost you on a trade-in, in dollars. Offers are lower by this much.',
      ),
    ),
  tradeInOfferDays: z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(7)
    .meta(page('Days a trade-in offer lasts', 'How many days a shopper has to accept an offer for their car.')),
  tradeInContactFirst: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Contact details before the trade-in offer',
        'When on, shoppers are asked for their name, email and phone before they see an offer for their car. When off, only when they accept it.',
      ),
    ),
  tradeInVisitKm: z
    .number()
    .int()
    .min(0)
    .max(500)
    .default(25)
    .meta(
      page('Trade-in visits', 'How far you’ll travel, in kilometres, to inspect a shopper’s car. Enter 0 if you don’t travel.'),
    ),
  savesValuation: z
    .boolean()
    .default(true)
    .meta(
      perDealership(
        page('Save valuations', 'When on, the figure that a shopper was shown for their car is stored with their enquiry.'),
      ),
    ),
};
