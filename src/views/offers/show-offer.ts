import { type NextStep, nextSteps } from '#src/rules/leads/next-steps.ts';
import { offerAddress, offerPath } from '#src/rules/offers/offer.ts';
import { primaryOf } from '#src/rules/places/location.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findOffer } from '#src/use-cases/offers/find-offer.ts';
import { type LocationLine, locationLine, shownLocations } from '#src/use-cases/places/find-locations.ts';
import { type HoursView, hoursView } from '#src/views/hours/hours-view.ts';
import { type FormView, formView } from '#src/views/leads/form-view.ts';
import { showPage } from '#src/views/pages/show-page.ts';
import type { Crumb } from '#src/views/site/graph-parts.ts';
import { type AboutOffer, aboutOffer } from './about-offer.ts';
import { type OfferStock, offerStock } from './offer-stock.ts';
import { type OfferCardView, type OfferView, offerCard, offerView } from './offer-view.ts';

export interface OfferPageView {
  readonly crumbs: readonly Crumb[];
  readonly offer: OfferView;
  readonly dealer: string;
  readonly form: FormView;
  readonly steps: readonly NextStep[];
  readonly location: LocationLine | null;
  readonly hours: HoursView | null;
  readonly stock: OfferStock | null;
  readonly others: readonly OfferCardView[];
  /** The page of all offers; null when the site has none. */
  readonly allHref: string | null;
}

/** What an offer's address leads to: its page, or its canonical address (ledger O1). */
export type OfferAnswer =
  | { readonly kind: 'page'; readonly page: OfferPageView; readonly about: AboutOffer }
  | { readonly kind: 'moved'; readonly href: string }
  | null;

const ALL_OFFERS = 'special-offers';
const OTHERS = 3;

/** An offer's page by the parts of its address; null when the offer is unknown, over, still to come or excluded from this site. */
export function showOffer(context: PageContext, make: string | null, id: string): OfferAnswer {
  const { site, showroom } = context;
  const offer = findOffer(context, id);
  if (offer === null) return null;
  const href = offerPath(offer);
  if (href !== offerAddress(make ?? '', id)) return { kind: 'moved', href };
  const dealership = site.dealerships.find((one) => one.id === offer.dealershipId);
  const locations = shownLocations(context).filter(({ dealershipId: of }) => of === offer.dealershipId);
  const location = primaryOf(locations);
  const allHref = showPage(context, ALL_OFFERS) === null ? null : `/${ALL_OFFERS}`;
  const crumbs: Crumb[] = [
    { label: 'Home', href: '/' },
    ...(allHref === null ? [] : [{ label: 'Special offers', href: allHref }]),
    { label: offer.name, href: null },
  ];
  const page: OfferPageView = {
    crumbs,
    offer: offerView(context, offer),
    dealer: dealership?.name ?? site.name,
    form: formView(context, 'offer', { offer, action: href }),
    steps: nextSteps('offer', site.switches.itemType),
    location: location === null ? null : locationLine(context, location),
    hours: location === null ? null : hoursView(context, location),
    stock: offerStock(context, offer),
    others: showroom.offers
      .filter((one) => one.id !== offer.id)
      .slice(0, OTHERS)
      .map((one) => offerCard(context, one)),
    allHref,
  };
  return { kind: 'page', page, about: aboutOffer(context, offer, { crumbs, locationId: location?.id ?? null }) };
}
