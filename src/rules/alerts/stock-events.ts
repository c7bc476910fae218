import { isPrice } from '#src/rules/price/price-display.ts';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';

/**
 * What happened to a vehicle that people may want to know. listed: it came into the lists, for the first time or again. price: it costs less.
 * weekly: its subscription costs less a week, which is news where a site shows that price. sold: it was for sale and is sold. back: it is no
 * longer reserved.
 */
export const STOCK_EVENTS = ['listed', 'price', 'weekly', 'sold', 'back'] as const;
export type StockEventKind = (typeof STOCK_EVENTS)[number];

/** What decides whether people are told about a vehicle. */
export interface EventState {
  readonly status: string;
  readonly sold: boolean;
  readonly reserved: boolean;
  readonly showOnDealerWebsite: boolean;
  readonly priceCents: number | null;
  /** What a subscription costs a week. */
  readonly subscriptionPriceCents: number | null;
}

export interface StockChange {
  readonly kind: StockEventKind;
  readonly fromCents: number | null;
  readonly toCents: number | null;
}

/** What happened to a vehicle between two states of it; `before` is null for one that was not stored yet. A price that rose is no event (ledger A11). */
export function stockEvents(before: EventState | null, after: EventState): StockChange[] {
  if (!after.showOnDealerWebsite) return [];
  const price = { fromCents: realPrice(before?.priceCents ?? null), toCents: realPrice(after.priceCents) };
  const wasListed = before?.showOnDealerWebsite === true && isAvailable(before);
  if (!isAvailable(after)) return wasListed && isSold(after) ? [{ kind: 'sold', ...price }] : [];
  if (!wasListed) return [{ kind: 'listed', ...price }];
  return [
    ...(before.reserved && !after.reserved ? [{ kind: 'back' as const, ...price }] : []),
    ...ifLess('price', price),
    ...ifLess('weekly', { fromCents: before.subscriptionPriceCents, toCents: after.subscriptionPriceCents }),
  ];
}

/** A price that came, went or is nought has not fallen. */
const ifLess = (kind: 'price' | 'weekly', { fromCents, toCents }: Omit<StockChange, 'kind'>): StockChange[] =>
  fromCents !== null && toCents !== null && toCents > 0 && toCents < fromCents ? [{ kind, fromCents, toCents }] : [];

/** What happens to a vehicle as the feed has it when it is no longer reserved online; nothing if it was removed, or the feed itself has it as reserved or sold. */
export const releaseEvents = (vehicle: EventState | null): StockChange[] =>
  vehicle === null ? [] : stockEvents({ ...vehicle, reserved: true }, vehicle);

/** Feeds use small figures as placeholders: going from or to one of these is no change of price (ledger C8). */
const realPrice = (cents: number | null): number | null => (cents !== null && isPrice(cents / 100) ? cents : null);
