import { isPrice } from '#src/rules/price/price-display.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';

/** A watched vehicle's price, in dollars, now and when it was saved. */
interface Input {
  readonly price: number | null;
  readonly savedPrice: number | null;
  readonly savedAt: number;
  readonly now: number;
  readonly zone: string;
}

export interface PriceSinceSaved {
  readonly kind: 'less' | 'more' | 'same';
  readonly text: string;
  /** The price when it was saved, only while that was higher. It is the shopper's own memory, not the dealer's was-price. */
  readonly saved: string | null;
}

/** What a price has done since a vehicle was saved (ledger A9). Returns null when there was no price then, or there is none now. */
export function priceSinceSaved({ price, savedPrice, savedAt, now, zone }: Input): PriceSinceSaved | null {
  if (!isPrice(price) || !isPrice(savedPrice)) return null;
  const since = `since ${longDayText(zone, savedAt, now)}`;
  if (price < savedPrice)
    return { kind: 'less', text: `${exactDollars(savedPrice - price)} less ${since}`, saved: exactDollars(savedPrice) };
  if (price > savedPrice) return { kind: 'more', text: `${exactDollars(price - savedPrice)} more ${since}`, saved: null };
  return { kind: 'same', text: `Same price ${since}`, saved: null };
}
