import { addressPath } from '#src/rules/addresses/addresses.ts';
import { type CardTag, cardTag } from '#src/rules/card/card-tag.ts';
import type { PriceDeal } from '#src/rules/card/price-deal.ts';
import type { EstimateWords } from '#src/rules/finance/estimate-words.ts';
import { canBeQuoted } from '#src/rules/finance/finance-estimate.ts';
import { isQuoteWanted, quoteKey } from '#src/rules/finance/finance-quote.ts';
import { priceDisplay, priceMeaning, showsRepayment } from '#src/rules/price/price-display.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import { metresText } from '#src/rules/vehicle/lengths.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import { financeInput } from '#src/site/finance.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { estimateView } from '#src/views/finance/finance-estimate-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';
import { dealLabel } from '#src/views/market/market-view.ts';
import { type TowedView, towedView } from '#src/views/tow/tow-view.ts';
import { type SaveView, saveView } from './save-view.ts';

/** A price as text, with what it means (ledger K1). */
export type PriceView =
  | { readonly kind: 'price'; readonly text: string; readonly was: string | null; readonly meaning: string }
  | { readonly kind: 'subscription'; readonly text: string; readonly per: string; readonly meaning: string }
  | { readonly kind: 'words'; readonly text: string };

export interface CardView {
  readonly id: number;
  readonly href: string;
  /** Year, make and model. */
  readonly title: string;
  readonly badge: string | null;
  /** `imageUrl` when the tag is a picture; `text` is then its alternative text (ledger C7). */
  readonly tag: { readonly kind: CardTag['kind'] | 'sold'; readonly text: string; readonly imageUrl?: string } | null;
  readonly picture: PictureView | null;
  readonly photosCount: number;
  /** What is drawn when there is no picture: a body type such as 'suv'. */
  readonly body: string;
  readonly attributes: readonly string[];
  /** On a line of its own; null when the site does not show it. */
  readonly stockNumber: string | null;
  /** null when the car is sold: 'find me something similar' is shown instead (ledger C3). */
  readonly price: PriceView | null;
  readonly similarHref: string;
  /** 'Unfortunately this car recently sold.'; null while it is for sale. */
  readonly soldNote: string | null;
  /** null when it cannot be saved. */
  readonly save: SaveView | null;
  /** How its price compares with the market; null when that is not known (ledger C4). */
  readonly deal: PriceDeal | null;
  /** The weekly repayment; null when it is not shown (ledger M2). */
  readonly estimate: EstimateWords | null;
  /** The key under which the browser stores a quote that the vehicle's page has requested; null when none is requested (ledger M8). */
  readonly quoteKey: string | null;
  /** What a tow car is measured against; null where that is nobody's question (ledger P15). */
  readonly tow: TowedView | null;
  /** The distance from the place that is searched near, such as '12 km away'; null without one (ledger S23). */
  readonly distance: string | null;
}

/** Made once: making a format costs a hundred times what using it does, and a page has dozens of prices. */
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = (amount: number) => `$${(Number.isInteger(amount) ? whole : withCents).format(amount)}`;

export function cardView(context: PageContext, car: CardFacts): CardView {
  const { site, now } = context;
  const { switches } = site;
  const isForSale = isAvailable(car);
  const price = isForSale ? priceView({ site }, car) : null;
  const input = financeInput(site, car.dealershipId, now);
  const hasRepayment = isForSale && showsRepayment(car, input) && switches.cardEstimates && switches.financeEnabled;
  return {
    id: car.id,
    href: detailHref(switches.detailLinkPrefix, car),
    title: [car.year, car.make, car.model].join(' '),
    badge: car.badge,
    tag: tagView(car, switches, now),
    picture: car.imageUrl === null ? null : pictureView(context, car.imageUrl),
    photosCount: car.photosCount,
    body: car.simpleBody ?? car.itemType,
    attributes: cardAttributes(car, switches),
    stockNumber: switches.cardAttributes.includes('stocknum') ? `Stock ${car.stocknum}` : null,
    price,
    similarHref: similarHref(car),
    soldNote: isForSale ? null : `Unfortunately this ${car.itemType} recently sold.`,
    save: saveView(context, car),
    deal: isForSale ? dealLabel(context, car) : null,
    estimate: hasRepayment ? estimateView(context, car) : null,
    quoteKey: hasRepayment && isQuoteWanted(car, input) && canBeQuoted(car, input) ? quoteKey(car) : null,
    tow: isForSale ? towedView(context, car) : null,
    distance: null,
  };
}

/** A vehicle's price and what it means (ledger C8, K1); a dealership may offer subscriptions (P3). */
export function priceView({ site }: Pick<PageContext, 'site'>, car: CardFacts): PriceView {
  const switches = switchesFor(site, car.dealershipId);
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

/** The one tag of a vehicle: 'sold' before any other. */
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

/** Where someone who was interested in this vehicle can go on: to its make's stock. */
export const similarHref = (car: Pick<CardFacts, 'make'>): string => addressPath('search', { slug: slugOf(car.make) });

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

/** The facts under a vehicle's name, in the site's order (ledger C1). */
export const cardAttributes = (car: CardFacts, { cardAttributes: names }: Pick<Switches, 'cardAttributes'>): string[] =>
  names.flatMap((name) => (name === 'stocknum' ? [] : (ATTRIBUTES[name](car) ?? [])));

export const CAR_TYPES: Readonly<Record<CardFacts['carType'], string>> = { new: 'New', demo: 'Demo', used: 'Used' };
const ATTRIBUTES: Readonly<Record<Exclude<Switches['cardAttributes'][number], 'stocknum'>, (car: CardFacts) => string | null>> = {
  car_type: ({ carType }) => CAR_TYPES[carType],
  simple_body: ({ simpleBody }) => simpleBody,
  km: ({ km }) => (km === null ? null : `${numberText(km)} km`),
  simple_transmission: ({ simpleTransmission }) => simpleTransmission,
  body_length: ({ bodyLength }) => (bodyLength === null ? null : metresText(bodyLength)),
  sleeps: ({ sleeps }) => (sleeps === null ? null : `Sleeps ${sleeps}`),
  tare_weight: ({ tareWeight }) => (tareWeight === null ? null : `Tare ${numberText(tareWeight)} kg`),
};
