import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { offerView } from '#src/views/offers/offer-view.ts';
import type { schema } from './schema.ts';

/** The offer that the page names, while it runs on this site; the first one where it names none. */
export function load(context: PageContext, { offer: slug }: z.output<typeof schema>) {
  const { offers } = context.showroom;
  const offer = slug === null ? offers[0] : offers.find((one) => one.slug === slug);
  return offer === undefined ? null : offerView(context, offer);
}
