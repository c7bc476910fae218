import type { Range } from '../search/facets.ts';
import { mostOfGood, type VerdictKind } from './tow-verdict.ts';

/** The verdicts that can be filtered by, from light to heavy. */
export const TOW_VALUES = ['good', 'close', 'heavy'] as const satisfies readonly VerdictKind[];
export type TowValue = (typeof TOW_VALUES)[number];

/** A number of caravans of one ATM. */
export type AtmCount = readonly [atm: number, count: number];

/** The ATMs of each verdict, ends included. A verdict that no whole number of kilograms meets has none. */
function rangeOf(value: TowValue, limit: number): Range {
  const good = mostOfGood(limit);
  if (value === 'good') return { min: null, max: good };
  return value === 'close' ? { min: good + 1, max: limit } : { min: limit + 1, max: null };
}

/** The range of ATMs that shows these verdicts and, since it is one range, what is between them; null when it would show everything or nothing. */
export function rangeOfVerdicts(values: readonly TowValue[], limit: number): Range | null {
  const chosen = TOW_VALUES.filter((value) => values.includes(value));
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined || (first === 'good' && last === 'heavy')) return null;
  return { min: rangeOf(first, limit).min, max: rangeOf(last, limit).max };
}

/** How much of a verdict a range shows. */
export type Shown = 'all' | 'some' | 'none';

/** How much of each verdict a range of ATMs shows: the boxes that are ticked. Without a range none is. */
export function shownVerdicts(range: Range | null, limit: number): Readonly<Record<TowValue, Shown>> {
  const shown = (value: TowValue): Shown => {
    if (range === null) return 'none';
    const [from, to] = ends(rangeOf(value, limit));
    const [low, high] = ends(range);
    if (low <= from && high >= to) return 'all';
    return low > to || high < from ? 'none' : 'some';
  };
  return { good: shown('good'), close: shown('close'), heavy: shown('heavy') };
}

/** A weight of nothing is no weight: a range from zero or from one kilogram is the same. */
const ends = ({ min, max }: Range): readonly [low: number, high: number] => [
  Math.max(1, min ?? 1),
  max ?? Number.POSITIVE_INFINITY,
];

/** The range after a verdict is ticked or cleared. What was shown in part becomes whole. */
export function toggledVerdict(range: Range | null, limit: number, value: TowValue, isOn: boolean): Range | null {
  const shown = shownVerdicts(range, limit);
  const kept = TOW_VALUES.filter((one) => (one === value ? isOn : shown[one] !== 'none'));
  return rangeOfVerdicts(kept, limit);
}

/** Whether nothing is shown that the car may not tow. */
export const showsOnlyTowable = (range: Range | null, limit: number): boolean =>
  range !== null && range.max !== null && range.max <= limit;

/** The range after 'Only show what it can tow' is turned on or off; a lower end that was chosen stays if it can. */
export function onlyTowable(range: Range | null, limit: number, isOn: boolean): Range | null {
  const min = range?.min ?? null;
  if (!isOn) return min === null ? null : { min, max: null };
  return { min: min !== null && min > limit ? null : min, max: Math.min(range?.max ?? limit, limit) };
}

/** How many caravans there are of each verdict. */
export function verdictCounts(counts: readonly AtmCount[], limit: number): Readonly<Record<TowValue, number>> {
  const sums = { good: 0, close: 0, heavy: 0 };
  const good = mostOfGood(limit);
  for (const [atm, count] of counts) sums[atm > limit ? 'heavy' : atm > good ? 'close' : 'good'] += count;
  return sums;
}
