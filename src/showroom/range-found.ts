import type { RangeFound } from './stock-search.ts';

const BARS = 24;

/** The lowest and highest of the numbers at these places, in whole numbers, and how many lie in each of equal parts; null where there are none. */
export function rangeFound(numbers: Float64Array, lists: readonly Uint32Array[]): RangeFound | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const places of lists) {
    for (let at = 0; at < places.length; at += 1) {
      const number = numbers[places[at] ?? 0] ?? Number.NaN;
      if (number < low) low = number;
      if (number > high) high = number;
    }
  }
  if (low > high) return null;
  const [min, max] = [Math.floor(low), Math.ceil(high)];
  const bars = new Uint32Array(BARS);
  for (const places of lists) {
    for (let at = 0; at < places.length; at += 1) {
      const number = numbers[places[at] ?? 0] ?? Number.NaN;
      if (Number.isNaN(number)) continue;
      // The highest belongs to the last part; where all are alike there is but one.
      const bar = max === min ? 0 : Math.min(BARS - 1, Math.floor(((number - min) * BARS) / (max - min)));
      bars[bar] = (bars[bar] ?? 0) + 1;
    }
  }
  return { min, max, bars: [...bars] };
}
