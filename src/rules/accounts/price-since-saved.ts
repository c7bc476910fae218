import { isPrice } from '#src/rules/price/price-display.ts';
import type { ShownPrice } from '#src/rules/price/shown-price.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { longDayText } from '#src/rules/time/long-day-text.ts';

/** What a watched vehicle cost when it was saved, in dollars. */
export interface SavedPrices {
  readonly savedPrice: number | null;
  /** Per week; null unless that was the price shown. */
  readonly savedWeeklyPrice: number | null;
}

interface Input extends SavedPrices {
  /** The price that the site shows now. */
  readonly shown: ShownPrice | null;
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

/**
 * What a price has done since a vehicle was saved (ledger A9). Returns null when there was no price then, there is none now, or one of the two
 * is per week and the other is not.
 */
export function priceSinceSaved({ shown, savedAt, now, zone, ...prices }: Input): PriceSinceSaved | null {
  const saved = shown === null ? null : comparable(shown, prices);
  if (shown === null || saved === null) return null;
  const since = `${shown.isWeekly ? 'per week ' : ''}since ${longDayText(zone, savedAt, now)}`;
  if (shown.dollars < saved)
    return { kind: 'less', text: `${exactDollars(saved - shown.dollars)} less ${since}`, saved: exactDollars(saved) };
  if (shown.dollars > saved) return { kind: 'more', text: `${exactDollars(shown.dollars - saved)} more ${since}`, saved: null };
  return { kind: 'same', text: `Same price ${since}`, saved: null };
}

/** The price when it was saved, if that was one of the kind shown now. */
function comparable({ isWeekly }: ShownPrice, { savedPrice, savedWeeklyPrice }: SavedPrices): number | null {
  if (isWeekly) return savedWeeklyPrice;
  return savedWeeklyPrice === null && isPrice(savedPrice) ? savedPrice : null;
}
