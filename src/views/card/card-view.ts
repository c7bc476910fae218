import { type CardTag, cardTag } from '#src/rules/card/card-tag.ts';
import { canBeQuoted } from '#src/rules/finance/finance-estimate.ts';
import { isQuoteWanted, quoteKey } from '#src/rules/finance/finance-quote.ts';
import { priceDisplay, priceMeaning, showsRepayment } from '#src/rules/price/price-display.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import { financeInput } from '#src/site/finance.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { estimateView } from '#src/views/finance/finance-estimate-view.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import { dealLabel } from '#src/views/market/market-view.ts';
import type { CardView, PriceView } from '#src/views/site/page-types.ts';
import { saveView } from './save-view.ts';

/** Made once: a format costs a hundred times what using it does, and a page has dozens of prices. */
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = (amount: number) => `$${(Number.isInteger(amount) ? whole : withCents).format(amount)}`;

/** A vehicle as its card shows it at the showroom's instant. */
export function cardView(context: PageContext, car: CardFacts): CardView {
  const { site, now } = context;
  const { switches } = site;
  const isForSale = isAvailable(car);
  const price = isForSale ? priceView({ site }, car) : null;
  const given = financeInput(site, car.dealershipId, now);
  const hasRepayment = isForSale && showsRepayment(car, given) && switches.cardEstimates && switches.financeEnabled;
  return {
    id: car.id,
    href: detailHref(switches.detailLinkPrefix, car),
    title: [car.year, car.make, car.model].join(' '),
    badge: car.badge,
    tag: tagView(car, switches, now),
    picture: car.imageUrl === null ? null : pictureView(context, car.imageUrl),
    photosCount: car.photosCount,
    body: car.simpleBody ?? car.itemType,
    attributes: switches.cardAttributes.flatMap((name) => (name === 'stocknum' ? [] : (ATTRIBUTES[name](car) ?? []))),
    stockNumber: switches.cardAttributes.includes('stocknum') ? `Stock ${car.stocknum}` : null,
    price,
    similarHref: similarHref(car),
    save: saveView(context, car),
    deal: isForSale ? dealLabel(context, car) : null,
    estimate: hasRepayment ? estimateView(context, car) : null,
    quoteKey: hasRepayment && isQuoteWanted(car, given) && canBeQuoted(car, given) ? quoteKey(car) : null,
    distance: null,
  };
}

/** A vehicle's price in words and figures, with what it means (ledger C8, K1); a dealership may offer subscriptions (P3). */
export function priceView({ site }: Pick<PageContext, 'site'>, car: CardFacts): PriceView {
  const switches = site.dealerships.find(({ id }) => id === car.dealershipId)?.switches ?? site.switches;
  const price = priceDisplay(car, switches);
  const meaning = priceMeaning(car, switches);
  switch (price.kind) {
    case 'price':
      return { kind: 'price', text: dollars(price.dollars), was: price.was === null ? null : dollars(price.was), meaning };
    case 'subscription':
      return { kind: 'subscription', text: dollars(price.dollars), per: '/wk', meaning: 'Subscription, per week' };
    case 'preorder':
      return { kind: 'words', text: 'PREORDER' };
    case 'askDealer':
      return { kind: 'words', text: switches.noPriceText };
  }
}

/** The one tag of a vehicle: sold before anything else, then the rule's. */
export function tagView(car: CardFacts, switches: Switches, now: number): CardView['tag'] {
  if (!isAvailable(car)) return { kind: 'sold', text: switches.soldTagText };
  const tag = cardTag({ ...car, simpleFuel: car.simpleFuel ?? '' }, switches, now);
  if (tag === null) return null;
  return {
    kind: tag.kind,
    text: tag.kind === 'custom' ? tag.text : tagText(tag.kind, switches),
    ...(tag.kind === 'certified' ? { imageUrl: switches.certifiedBadgeUrl } : {}),
  };
}

/** Where someone who wanted this vehicle may look on: its make's stock. */
export const similarHref = (car: Pick<CardFacts, 'make'>): string => `/search/${slugOf(car.make)}`;

/** The words of a tag that a vehicle has by what it is. */
export function tagText(kind: Exclude<CardTag['kind'], 'custom'>, switches: Switches): string {
  switch (kind) {
    case 'electric':
      return 'Electric';
    case 'hybrid':
      return 'Hybrid';
    case 'reserved':
      return 'RESERVED';
    case 'certified':
      return 'Certified';
    case 'comingSoon':
      return 'COMING SOON';
    case 'new':
      return switches.newTagText;
  }
}

/** The types of vehicles in words. */
export const CAR_TYPES: Readonly<Record<CardFacts['carType'], string>> = { new: 'New', demo: 'Demo', used: 'Used' };
const ATTRIBUTES: Readonly<Record<Exclude<Switches['cardAttributes'][number], 'stocknum'>, (car: CardFacts) => string | null>> = {
  car_type: ({ carType }) => CAR_TYPES[carType],
  simple_body: ({ simpleBody }) => simpleBody,
  km: ({ km }) => (km === null ? null : `${numberText(km)} km`),
  simple_transmission: ({ simpleTransmission }) => simpleTransmission,
};
