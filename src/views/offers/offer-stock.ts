import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import { type FilterTerm, parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { plural } from '#src/rules/text/plural.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type CardView, cardView } from '#src/views/card/card-view.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

export interface OfferStock {
  readonly heading: string;
  readonly cards: readonly CardView[];
  readonly href: string | null;
}

const LIMIT = 8;

interface Kind {
  readonly heading: string;
  readonly terms: readonly FilterTerm[];
  readonly href: string | null;
}

/** The vehicles of the offer's dealership that match its filter, else its model, else its make; null when there are none. */
export function offerStock(context: PageContext, offer: Offer): OfferStock | null {
  const { site, showroom } = context;
  const dealership = site.dealerships.find(({ id }) => id === offer.dealershipId);
  const own: FilterTerm[] = dealership === undefined ? [] : [{ field: 'dealership', value: dealership.slug }];
  for (const { heading, terms, href } of kindsOf(offer, vehicleWord(site))) {
    const found = showroom.stock.fixedList([...own, ...terms], LIMIT);
    if (found.length > 0) return { heading, href, cards: found.map((car) => cardView(context, car)) };
  }
  return null;
}

/** From the narrowest to the widest. */
function kindsOf({ stockFilter, manufacturer, model }: Offer, word: string): Kind[] {
  const parsed = stockFilter === null ? null : parseSearchFilter(stockFilter);
  if (parsed?.ok === true) return [{ heading: `${capital(plural(word))} with this offer`, terms: parsed.terms, href: null }];
  if (manufacturer === null) return [];
  const make: FilterTerm = { field: 'make', value: manufacturer };
  const all = { heading: `${manufacturer} in stock`, terms: [make], href: addressPath('search', { slug: slugOf(manufacturer) }) };
  if (model === null) return [all];
  return [
    {
      heading: `${manufacturer} ${model.name} in stock`,
      terms: [make, { field: 'model', value: model.name }],
      href: addressPath('search', { slug: slugOf(manufacturer), model: model.slug }),
    },
    all,
  ];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
