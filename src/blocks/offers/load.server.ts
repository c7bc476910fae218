import type { z } from 'zod';
import { offersAbout } from '#src/rules/offers/shown-offers.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { offerCard } from '#src/views/offers/offer-view.ts';
import type { schema } from './schema.ts';

/** The offers that run on this site and are what the page asks for. */
export function load(context: PageContext, { category, manufacturer, limit }: z.output<typeof schema>) {
  return offersAbout(context.showroom.offers, { category, manufacturer })
    .slice(0, limit)
    .map((offer) => offerCard(context, offer));
}
