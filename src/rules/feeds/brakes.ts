import { exactDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { KM_IN_A_MILE } from './read-distance.ts';
import { hasSwapped } from './swapped-columns.ts';

/** What is compared before a vehicle is changed. */
export interface Braked {
  readonly priceCents: number | null;
  readonly km: number | null;
}

/** A change of price beyond this share waits for a person (ledger J9). */
const MOST_PRICE_CHANGE = 0.4;
/** Up to this much is no price. */
const NO_PRICE_CENTS = 1000;
/** Factors that mean another unit: miles for kilometres, cents for dollars, thousands. */
const UNIT_FACTORS = [
  { factor: KM_IN_A_MILE, unit: 'miles' },
  { factor: 1000, unit: 'thousands' },
] as const;
const NEAR = 0.002;
/** Odometers below this are rounded too coarsely to tell a unit by. */
const LEAST_KM = 1000;
/** Fewer vehicles than this come and go by themselves. */
const FEW = 4;

/** Why a changed vehicle must wait for a person, or null (ledger J9). A price that comes or goes is nothing to compare with: `brakeOnPrices` counts those that go. */
export function brakeOn(before: Braked, after: Braked): string | null {
  if (hasSwapped(before, after))
    return `the price and the odometer seem to be swapped: ${exactDollars((after.priceCents ?? 0) / 100)} was the odometer.`;
  const [was, is] = [before.priceCents ?? 0, after.priceCents ?? 0];
  if (was > NO_PRICE_CENTS && is > NO_PRICE_CENTS && Math.abs(is - was) / was > MOST_PRICE_CHANGE) {
    const ratio = is / was;
    const inCents =
      Math.abs(ratio - 100) < 1 || Math.abs(ratio - 0.01) < 0.0001
        ? ' The unit seems to have changed: cents instead of dollars.'
        : '';
    return `the price would change by more than ${MOST_PRICE_CHANGE * 100}%, from ${exactDollars(was / 100)} to ${exactDollars(is / 100)}.${inCents}`;
  }
  const [had, has] = [before.km ?? 0, after.km ?? 0];
  if (Math.min(had, has) <= 0 || Math.max(had, has) < LEAST_KM) return null;
  const found = UNIT_FACTORS.find(({ factor }) => [had / has, has / had].some((ratio) => Math.abs(ratio / factor - 1) < NEAR));
  return found === undefined
    ? null
    : `the odometer would go from ${numberText(had)} to ${numberText(has)}: the unit seems to have changed (${found.unit}).`;
}

/** More of a file's prices than this may not go at once. */
const MOST_PRICES_GONE = 1 / 3;
/** One price that goes is a dealer's own doing. */
const FEWEST_GONE = 2;

/** Whether a vehicle had a price and would have none. */
export const losesPrice = (before: Pick<Braked, 'priceCents'>, after: Pick<Braked, 'priceCents'>): boolean =>
  (before.priceCents ?? 0) > NO_PRICE_CENTS && (after.priceCents ?? 0) <= NO_PRICE_CENTS;

/** Why a file by which prices go must wait for a person, or null (ledger J9). `known` is how many of its vehicles are in stock already. */
export const brakeOnPrices = ({ gone, known }: { readonly gone: number; readonly known: number }): string | null =>
  gone >= FEWEST_GONE && gone > known * MOST_PRICES_GONE
    ? `${gone} of ${known} vehicles would lose their price, more than a third.`
    : null;

/** Why a snapshot's removals must wait for a person, or null: more than half would go, the file is much smaller than the last one, or it has no rows, as that of a yard that has sold its last vehicle, or a broken one (ledger J1, J9). */
export function brakeOnRemoval(counts: {
  readonly known: number;
  readonly removed: number;
  readonly rows: number;
  readonly lastRows: number | null;
  /** Rows that were set aside and do not say which vehicle they are. */
  readonly nameless: number;
  /** Whether a person has accepted it. */
  readonly isAccepted: boolean;
}): string | null {
  const { known, removed, rows, lastRows, nameless, isAccepted } = counts;
  if (removed === 0 || isAccepted) return null;
  if (rows === 0) return 'the file has no rows.';
  if (nameless > 0)
    return `${nameless === 1 ? '1 row that was set aside names' : `${nameless} rows that were set aside name`} no vehicle, and may be about one of these.`;
  if (removed > known / 2) return `${removed} of ${known} vehicles would be removed, more than half.`;
  if (lastRows !== null && isMuchSmaller(rows, lastRows))
    return `the file has ${countWords(rows, 'row')}; the last one had ${numberText(lastRows)}.`;
  return null;
}

/** Less than half of the last file's rows; exactly half of a few is a sale or two. */
const isMuchSmaller = (rows: number, lastRows: number): boolean =>
  rows * 2 < lastRows || (rows * 2 === lastRows && lastRows >= FEW * 2);

/** Whether a file is most likely another dealer's: most of its VINs are in another dealership's stock and hardly any in this one's. */
export const isAnothers = (counts: { readonly vins: number; readonly elsewhere: number; readonly here: number }): boolean =>
  counts.elsewhere >= FEW && counts.elsewhere > counts.vins / 2 && counts.here < counts.elsewhere / 10;
