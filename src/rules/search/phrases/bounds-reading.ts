import type { Range, RangeFacet } from '../facets.ts';
import type { Unit } from './amounts.ts';
import type { Comparator } from './comparators.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';

/** One number twice, or two; with a comparator only one of the ends is meant. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly comparator: Comparator | null;
  /** 'five or seven': these two and none between. */
  readonly isEither: boolean;
  /** Four digits and nothing else: possibly years. */
  readonly isPlain: boolean;
}

type Read = Omit<Reading, 'length'>;

const FIRST_YEAR = 1950;
// Below a thousand, dollars may be thousands of dollars or a weekly price; from here on, a bare number may also be kilometres.
const LEAST = 1000;
const AMBIGUOUS = 100_000;
const MOST_SEATS = 60;
const MOST_AGE = 40;
const MOST_SLEEPS = 12;
// What caravans measure.
const FEET = { least: 8, most: 40 };

/** What numbers with or without a unit certainly mean; null if they are ambiguous. */
export function boundsReading(bounds: Bounds, written: Unit | null, known: Vocabulary): Read | null {
  const unit = written ?? likelyUnit(bounds, known.thisYear);
  const { min, max, comparator } = bounds;
  // '2018 or 2020' is not one range, '2019 or 2020' is.
  if (unit === null || (bounds.isEither && unit !== 'seats' && unit !== 'sleeps' && !(unit === 'year' && max - min === 1)))
    return null;
  if (comparator?.isMoney === true && unit !== 'price') return null;
  if (comparator?.years === 'only' && unit !== 'year' && unit !== 'age') return null;
  switch (unit) {
    case 'price':
    case 'km':
      return min < LEAST ? null : rangeRead(unit, bounds, 0);
    case 'year':
      return bounds.isPlain && isYear(min, known) && isYear(max, known) ? rangeRead('year', bounds, 1) : null;
    case 'age':
      return comparator === null || max > MOST_AGE ? null : ageRead(max, comparator, known.thisYear);
    case 'seats':
      return min < 1 || max > MOST_SEATS ? null : { facet: 'seats', words: countsRead(bounds, known.values('seats')) };
    case 'sleeps':
      return min < 1 || max > MOST_SLEEPS || !hasCaravans(known)
        ? null
        : { facet: 'sleeps', words: countsRead(bounds, known.values('sleeps')) };
    case 'feet':
      return min < FEET.least || max > FEET.most || !hasCaravans(known) ? null : feetRead(bounds);
  }
}

const isYear = (value: number, { thisYear }: Pick<Vocabulary, 'thisYear'>) => value >= FIRST_YEAR && value <= thisYear + 1;

function likelyUnit({ min, max, comparator, isPlain }: Bounds, thisYear: number): Unit | null {
  if (comparator?.isMoney === true) return 'price';
  if (isPlain && isYear(min, { thisYear }) && isYear(max, { thisYear })) return comparator?.years === 'never' ? null : 'year';
  return min >= LEAST && max < AMBIGUOUS ? 'price' : null;
}

function rangeRead(facet: RangeFacet, { min, max, comparator }: Bounds, step: number): Read {
  return { facet, range: comparator === null ? { min, max } : oneEnd(comparator.end, min, comparator.isStrict ? step : 0) };
}

const oneEnd = (end: 'min' | 'max', value: number, step: number): Range =>
  end === 'min' ? { min: value + step, max: null } : { min: null, max: value - step };

/** 'Less than 5 years old' means later years, and so does 'newer than 5 years'. */
function ageRead(age: number, { end, years, isStrict }: Comparator, thisYear: number): Read {
  const wanted = years === 'only' ? end : end === 'max' ? 'min' : 'max';
  return { facet: 'year', range: oneEnd(wanted, thisYear - age, isStrict ? 1 : 0) };
}

/** Only what is lived in sleeps people; elsewhere these words are about something else. */
const hasCaravans = (known: Vocabulary): boolean => known.values('sleeps').length > 0;

/** Whoever says 20 foot means 20 foot and some inches, too; addresses hold whole feet. */
function feetRead(bounds: Bounds): Read {
  const isOne = bounds.comparator === null && bounds.min === bounds.max;
  return rangeRead('body_length', isOne ? { ...bounds, max: bounds.max + 1 } : bounds, 0);
}

/** The stock's counts of seats or beds that match; if there are none, the number itself, so that the empty result can be explained. */
function countsRead({ min, max, comparator, isEither }: Bounds, counts: readonly string[]): readonly string[] {
  if (isEither) return [String(min), String(max)];
  if (comparator === null && min === max) return [String(min)];
  const step = comparator?.isStrict === true ? 1 : 0;
  const from = comparator?.end === 'max' ? 0 : min + step;
  const to = comparator?.end === 'min' ? Number.POSITIVE_INFINITY : max - step;
  const meant = counts.filter((value) => Number(value) >= from && Number(value) <= to);
  return meant.length > 0 ? meant : [String(comparator?.end === 'max' ? to : from)];
}
