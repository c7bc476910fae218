import { isPrice } from '#src/rules/price/price-display.ts';
import { isAvailable, type SaleStatus } from '#src/rules/stock/vehicle-status.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { MarketEstimate } from './listing.ts';

/** A price compared with the market's, with the names that other programs use (ledger M10); money in dollars. */
export interface PriceComparison {
  /** How much of the market's range is above the price, from 0 to 1: more is better for the shopper. */
  readonly fill: number;
  readonly listing_price: number;
  readonly market_range_min: number;
  readonly market_range_max: number;
  readonly confidence: number;
  readonly description?: string;
}

/** The range as stored with a vehicle. */
export type MarketRange = Omit<MarketEstimate, 'id' | 'middle'>;

/** A comparison is shown only if its confidence is above this. */
const LEAST_CONFIDENCE = 0.2;

/** How much of a range is above a price, from 0 to 1 (ledger M10). */
export function comparisonFill(price: number, low: number, high: number): number {
  if (high <= low) return price <= high ? 1 : 0;
  return Math.max(0, Math.min(1, (high - price) / (high - low)));
}

/** A price compared with its market range, as the API answers it. */
export function priceComparison(price: number, range: MarketRange, name: string): PriceComparison {
  return {
    fill: Math.round(comparisonFill(price, range.low, range.high) * 10_000) / 10_000,
    listing_price: price,
    market_range_min: range.low,
    market_range_max: range.high,
    confidence: range.confidence,
    description: `Compared with the asking prices of ${numberText(range.comparables)} similar ${name} listings. ${sureness(range.confidence)}`,
  };
}

const sureness = (confidence: number): string =>
  confidence >= 0.6
    ? 'We’re confident in this range.'
    : confidence >= 0.4
      ? 'We’re fairly confident in this range.'
      : 'This range is a rough guide.';

/** Whether a comparison may be shown: it is confident enough, and the price is not above the range (ledger M10). */
export const isShown = ({ confidence, market_range_max, listing_price }: PriceComparison): boolean =>
  confidence > LEAST_CONFIDENCE && market_range_max >= listing_price;

/**
 * Reads anyone's answer as a comparison; null if one of its five figures is missing or not a number, or the range is upside down.
 * The description is optional.
 */
export function readComparison(answer: unknown): PriceComparison | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const input = answer as Readonly<Record<string, unknown>>;
  const [fill, price, low, high, confidence] = FIGURES.map((name) => input[name]);
  if (!isFigure(fill) || !isFigure(price) || !isFigure(low) || !isFigure(high) || !isFigure(confidence)) return null;
  if (price < 0 || low < 0 || high < low) return null;
  const { description } = input;
  return {
    fill: Math.max(0, Math.min(1, fill)),
    listing_price: price,
    market_range_min: low,
    market_range_max: high,
    confidence: Math.max(0, Math.min(1, confidence)),
    ...(typeof description === 'string' && description.trim() !== '' ? { description: description.trim().slice(0, 400) } : {}),
  };
}

const FIGURES = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const;
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A badge needs a price further below the state's average than this (ledger M11). */
const WORTH_SAYING = 499;

/**
 * How many whole dollars a price is below its state's average, if that is enough for a badge; null if not, or if the average is
 * unknown.
 */
export function belowMarket(price: number | null, stateAverage: number | null): number | null {
  if (price === null || stateAverage === null) return null;
  const below = Math.floor(Math.round((stateAverage - price) * 100) / 100);
  return below > WORTH_SAYING ? below : null;
}

/** The price of a vehicle that can be compared: for sale and with a real price (ledger C8, M10); null otherwise. */
export const comparedPrice = (car: SaleStatus & { readonly price: number | null }): number | null =>
  isAvailable(car) && isPrice(car.price) ? car.price : null;

/** An extra besides the platform's own features: what it does, and the name that dealers know it by (ledger P2). */
export type Plugin =
  | { readonly feature: 'price-comparison'; readonly name: 'Autogauge' }
  | { readonly feature: 'market-badge'; readonly name: 'Car Analysis' };

export const hasPlugin = (plugins: readonly Plugin[], feature: Plugin['feature']): boolean =>
  plugins.some((plugin) => plugin.feature === feature);
