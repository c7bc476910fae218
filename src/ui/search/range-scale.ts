import type { Range } from '#src/rules/search/facets.ts';

/** The ends of a slider on whole steps, so that both thumbs can reach every value. */
export interface RangeScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const rangeScale = (bounds: { readonly min: number; readonly max: number }, step: number): RangeScale => ({
  min: Math.floor(bounds.min / step) * step,
  max: Math.ceil(bounds.max / step) * step,
  step,
});

/** The values of the two thumbs: an open end is the end of the scale, and a value beyond the scale is shown at its end. */
export function thumbs({ min, max }: RangeScale, chosen: Range): { readonly low: number; readonly high: number } {
  const within = (value: number) => Math.min(Math.max(value, min), max);
  return { low: within(chosen.min ?? min), high: within(chosen.max ?? max) };
}

/** The range that the thumbs choose; a thumb at its end of the scale leaves that end open. */
export const chosenByThumbs = ({ min, max }: RangeScale, low: number, high: number): Range => ({
  min: low <= min ? null : low,
  max: high >= max ? null : high,
});

/** A thumb that is moved towards the other stops one step before it. */
export function movedThumb(
  scale: RangeScale,
  { low, high }: { readonly low: number; readonly high: number },
  end: 'low' | 'high',
  to: number,
): { readonly low: number; readonly high: number } {
  return end === 'low'
    ? { low: Math.max(scale.min, Math.min(to, high - scale.step)), high }
    : { low, high: Math.min(scale.max, Math.max(to, low + scale.step)) };
}
