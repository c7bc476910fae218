import { numberText } from '#src/rules/text/number-text.ts';
import { dollarsText } from '#src/rules/trade-in/valuation-words.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { StoredOffer } from '#src/store/trade-in/offers.ts';
import type { Context } from '#src/use-cases/context.ts';
import { priceView } from '#src/views/card/card-view.ts';
import { type PictureView, pictureView } from '#src/views/images/image-view.ts';

/** The advertisements that an offer rests on. */
export interface EvidenceView {
  /** One dot an advertisement: how far along it is, in percent, and its place in its stack. */
  readonly dots: readonly { readonly left: number; readonly row: number; readonly isMiddle: boolean }[];
  readonly rows: number;
  readonly ticks: readonly { readonly left: number; readonly text: string }[];
  /** Where the offer begins and how wide it is, in percent. */
  readonly offer: { readonly left: number; readonly width: number };
  readonly caption: string;
  /** Cars like the shopper's that this site sells, the closest first. */
  readonly near: readonly NearCar[];
}

export interface NearCar {
  readonly href: string;
  readonly picture: PictureView | null;
  readonly body: string;
  readonly name: string;
  readonly line: string;
  readonly price: string;
}

const TICKS = 4;

export function evidenceView(context: Context, offer: StoredOffer): EvidenceView {
  const { evidence, lowCents, highCents, car } = offer;
  const { stacks, step, ads, middle, years, kms } = evidence;
  const prices = [lowCents / 100, highCents / 100, ...stacks.map(({ price }) => price)];
  const [from, to] = [Math.min(...prices) - step, Math.max(...prices) + step];
  const left = (dollars: number) => Math.round(((dollars - from) / (to - from)) * 10_000) / 100;
  const every = Math.max(1_000, Math.ceil((to - from) / TICKS / 1_000) * 1_000);
  const first = Math.ceil(from / every) * every;
  const span = years[0] === years[1] ? String(years[0]) : `${years[0]} to ${years[1]}`;
  const driven = kms === null ? '' : `, ${numberText(kms[0])} to ${numberText(kms[1])} km`;
  return {
    dots: stacks.flatMap(({ price, count, isMiddle }) =>
      Array.from({ length: count }, (_, row) => ({ left: left(price), row, isMiddle })),
    ),
    rows: Math.max(...stacks.map(({ count }) => count)),
    ticks: Array.from({ length: TICKS + 1 }, (_, at) => first + at * every)
      .filter((dollars) => dollars < to)
      .map((dollars) => ({ left: left(dollars), text: `$${numberText(dollars / 1_000)}k` })),
    offer: { left: left(lowCents / 100), width: left(highCents / 100) - left(lowCents / 100) },
    caption: `Each dot is one of ${ads} cars advertised now: ${span} ${car.model}${driven}. Each price is adjusted to your car’s year and badge and to average kilometres, and rounded to the nearest $${numberText(step)}. The dark dots are the middle, about ${dollarsText(middle * 100)}. Four in five cars like yours are advertised within a range as wide as ours. These are asking prices, not sale prices.`,
    near: nearCars(context, offer),
  };
}

const MOST_NEAR = 3;
const LOOKED_AT = 40;

/** Only this site's own stock is shown car by car: what other dealers advertise is counted and not named (decision 15). A subscription is no price. */
function nearCars(context: Context, { car }: StoredOffer): NearCar[] {
  const words = { make: car.make, model: car.model, status: 'in_stock' };
  const apart = ({ year, km }: CardFacts) => Math.abs(year - car.year) * 15_000 + Math.abs((km ?? 0) - car.kms);
  return context.showroom.stock
    .first({ words, ranges: {} }, LOOKED_AT)
    .filter((one) => one.carType === 'used' && one.km !== null && priceView(context, one).kind === 'price')
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, MOST_NEAR)
    .map((one) => ({
      href: detailHref(context.site.switches.detailLinkPrefix, one),
      picture: one.imageUrl === null ? null : pictureView(context, one.imageUrl),
      body: one.simpleBody ?? one.itemType,
      name: [one.year, one.make, one.model, one.badge ?? ''].filter(Boolean).join(' '),
      line: `${numberText(one.km ?? 0)} km`,
      price: priceView(context, one).text,
    }));
}
