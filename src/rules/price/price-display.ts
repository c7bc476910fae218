/** The prices of a vehicle in whole dollars; null if the dealer gave none. */
export interface Priced {
  readonly price: number | null;
  readonly beforePrice: number | null;
  readonly subscriptionPrice: number | null;
  readonly preorder: boolean;
}

export interface PriceInput {
  readonly offersSubscriptions: boolean;
}

export type PriceDisplay =
  | { readonly kind: 'subscription'; readonly dollars: number }
  | { readonly kind: 'price'; readonly dollars: number; readonly was: number | null }
  | { readonly kind: 'preorder' }
  | { readonly kind: 'askDealer' };

/** Feeds use small figures as placeholders: ten dollars or less is not a price (ledger C8). */
export const isPrice = (dollars: number | null): dollars is number => dollars !== null && dollars > 10;

/** Which price a shopper sees: subscription, price with its was-price, preorder, or an invitation to enquire (ledger C8). */
export function priceDisplay(car: Priced, input: PriceInput): PriceDisplay {
  if (input.offersSubscriptions && car.subscriptionPrice !== null && car.subscriptionPrice > 0)
    return { kind: 'subscription', dollars: car.subscriptionPrice };
  if (isPrice(car.price)) return { kind: 'price', dollars: car.price, was: wasPrice(car.price, car.beforePrice) };
  return car.preorder ? { kind: 'preorder' } : { kind: 'askDealer' };
}

const wasPrice = (price: number, before: number | null) => (before !== null && before > price ? before : null);

/**
 * Whether a repayment may be shown beside a vehicle's price: next to a subscription's weekly price it would only confuse (ledger
 * S3, C8).
 */
export const showsRepayment = (car: Pick<Priced, 'price' | 'subscriptionPrice'>, input: PriceInput): boolean =>
  priceDisplay({ ...car, beforePrice: null, preorder: false }, input).kind === 'price';

/** The order in which labels are tried: a vehicle takes the first that matches its type (ledger C5). */
const TYPES = ['new', 'demo', 'used'] as const;

/** The text beside a price, for each type that has its own. */
export type PriceLabels = Readonly<Partial<Record<(typeof TYPES)[number], string | null>>>;

/** The text beside a vehicle's price, or null if its type has none (ledger C5). */
function priceLabel(carType: string, labels: PriceLabels): string | null {
  const type = TYPES.find((known) => known === carType.toLowerCase());
  return type === undefined ? null : (labels[type] ?? null);
}

/** What a vehicle's price means: its own text, or else its type's, or else the general one (ledger K1, C5). */
export const priceMeaning = (
  car: { readonly carType: string; readonly priceType: string | null },
  input: { readonly priceLabels: PriceLabels; readonly priceTypeText: string },
): string => nonBlank(car.priceType) ?? nonBlank(priceLabel(car.carType, input.priceLabels)) ?? input.priceTypeText;

/** Blanks count as missing: a price must never be without a label. */
const nonBlank = (words: string | null) => (words === null || words.trim() === '' ? null : words);
