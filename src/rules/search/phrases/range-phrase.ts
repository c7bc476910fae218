import { type Amount, amountAt, type Unit, unitAt } from './amounts.ts';
import { type Bounds, boundsReading } from './bounds-reading.ts';
import { AFTER, BEFORE, BEFORE_ENDS, type Comparator } from './comparators.ts';
import { longestPhrase, type Token } from './tokens.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';

/** What the reader of ranges needs to know about the stock. */
export interface RangeStock {
  readonly known: Vocabulary;
  /** Whether a number is (part of) the name of a model or badge in stock. */
  readonly isName: (word: string) => boolean;
  /** Whether the words at a position name something in stock. */
  readonly isNamed: (tokens: readonly Token[], at: number) => boolean;
}

const LINKS = new Set(['of', 'is', 'in', 'for']);
const UNTIL = new Set(['to', 'till', 'until', '-']);
/** After these, a number is only approximate. */
const ROUGHLY = new Set([
  'around',
  'about',
  'approx',
  'approximately',
  'roughly',
  'circa',
  'near',
  'nearly',
  'almost',
  'early',
  'late',
  'mid',
]);
/** '2000 kg' is not a year. */
const MEASURES = new Set([
  'kg',
  'kgs',
  'cc',
  'mm',
  'cm',
  'ft',
  'foot',
  'nm',
  'kw',
  'hp',
  'l',
  'litre',
  'litres',
  'w',
  'watt',
  'watts',
  'door',
]);
const SEAT_KINDS = new Set([
  'heated',
  'leather',
  'front',
  'rear',
  'back',
  'electric',
  'cooled',
  'ventilated',
  'sport',
  'sports',
  'bucket',
  'power',
]);
const PLUS: Comparator = { end: 'min', years: 'too', isStrict: false };

/**
 * What the words from a position on say about price, kilometres, year, age, seats, beds or length: [unit] [comparator] [unit] number [to
 * number] [unit] [comparator] [unit]. Null if they say nothing, or nothing certain.
 */
export function rangePhrase(tokens: readonly Token[], start: number, stock: RangeStock): Reading | null {
  let at = start;
  const lead = unitAt(tokens, at);
  at += lead?.length ?? 0;
  if (lead !== null && LINKS.has(tokens[at]?.word ?? '')) at += 1;
  const isBetween = tokens[at]?.word === 'between';
  const before = isBetween ? null : longestPhrase(tokens, at, BEFORE, 4);
  at += isBetween ? 1 : (before?.length ?? 0);
  const inner = isBetween || before !== null ? unitAt(tokens, at) : null;
  at += inner?.length ?? 0;
  if (inner !== null && LINKS.has(tokens[at]?.word ?? '')) at += 1;
  const first = amountAt(tokens, at);
  if (first === null) return null;
  at += first.length;
  const pair = secondAmount(tokens, at, isBetween);
  if (isBetween && pair === null) return null;
  at += pair?.length ?? 0;
  const tail = tailAt(tokens, at);
  at += tail.length;
  const units = new Set([tail.unit, pair?.amount.unit, first.unit, inner?.unit, lead?.unit].filter((unit) => unit != null));
  const after = first.hasPlus || pair?.amount.hasPlus === true ? PLUS : tail.comparator;
  const written = {
    first,
    second: pair?.amount ?? null,
    isEither: pair?.isEither === true,
    before: before?.found ?? null,
    after,
  };
  const bounds = boundsOf(written);
  if (units.size > 1 || bounds === null) return null;
  const [unit = null] = units;
  if (
    bounds.comparator === null &&
    bounds.max === bounds.min &&
    !isCertain(tokens, start, at, first, unit, lead?.unit ?? null, stock)
  )
    return null;
  const hasName = [first, pair?.amount].some((amount) => amount?.isPlain === true && stock.isName(String(amount.value)));
  if (unit === null && hasName && bounds.comparator?.years !== 'only') return null;
  const reading = boundsReading(bounds, unit, stock.known);
  return reading === null ? null : { ...reading, length: at - start + closing(tokens, at, reading, stock) };
}

interface Written {
  readonly first: Amount;
  readonly second: Amount | null;
  readonly isEither: boolean;
  readonly before: Comparator | null;
  readonly after: Comparator | null;
}

function boundsOf({ first, second, isEither, before, after }: Written): Bounds | null {
  if (second === null) {
    if (before !== null && after !== null && before.end !== after.end) return null;
    const comparator = before ?? after;
    return { min: first.value, max: first.value, comparator, isEither, isPlain: first.isPlain };
  }
  // 'under 20k to 30k' is contradictory; 'from 20k to 30k' is not.
  if (after !== null || (before !== null && !(before.end === 'min' && before.years === 'too'))) return null;
  const low = second.isThousands && !first.isThousands && first.value < 1000 ? first.value * 1000 : first.value;
  const [min, max] = [Math.min(low, second.value), Math.max(low, second.value)];
  return { min, max, comparator: null, isEither, isPlain: first.isPlain && second.isPlain };
}

/** The other end of a range: 'to 30k', '- 30k', '-30k', after between 'and 30k'; '5 or 7' for seats. */
function secondAmount(tokens: readonly Token[], at: number, isBetween: boolean) {
  const word = tokens[at]?.word ?? '';
  const isEither = word === 'or';
  const isJoined = tokens[at]?.isJoined === true;
  if (!isJoined && !UNTIL.has(word) && !isEither && !(isBetween && (word === 'and' || word === '&'))) return null;
  const skipped = isJoined ? 0 : 1;
  const amount = amountAt(tokens, at + skipped);
  return amount === null ? null : { amount, length: skipped + amount.length, isEither };
}

/** The unit and the comparator after a number, in either order. */
function tailAt(tokens: readonly Token[], from: number) {
  let at = from;
  let unit: Unit | null = null;
  let comparator: Comparator | null = null;
  for (let round = 0; round < 2; round += 1) {
    const nextUnit: ReturnType<typeof unitAt> = unit === null ? unitAt(tokens, at) : null;
    unit = nextUnit?.unit ?? unit;
    at += nextUnit?.length ?? 0;
    const next: ReturnType<typeof longestPhrase<Comparator>> = comparator === null ? longestPhrase(tokens, at, AFTER, 2) : null;
    if (next === null || beginsAnother(tokens, at + next.length - 1)) continue;
    comparator = next.found;
    at += next.length;
  }
  return { unit, comparator, length: at - from };
}

/** 'over 20k and under 30k': the under belongs to what follows. */
function beginsAnother(tokens: readonly Token[], at: number): boolean {
  const next = longestPhrase(tokens, at, BEFORE, 4);
  if (next === null) return false;
  const unit = unitAt(tokens, at + next.length);
  return amountAt(tokens, at + next.length + (unit?.length ?? 0)) !== null;
}

/** Whether a number without a comparator means itself: a year, a number of seats or beds, or a length, but never a price or kilometres. */
function isCertain(
  tokens: readonly Token[],
  start: number,
  end: number,
  { value, isPlain }: Amount,
  unit: Unit | null,
  lead: Unit | null,
  { isName }: RangeStock,
): boolean {
  const previous = tokens[start - 1]?.word ?? '';
  if (ROUGHLY.has(previous) || BEFORE_ENDS.has(previous)) return false;
  if (unit === 'sleeps' || unit === 'feet') return true;
  if (unit === 'seats') return lead === null || !SEAT_KINDS.has(previous);
  return isPlain && (unit === 'year' || (unit === null && !isName(String(value)) && !MEASURES.has(tokens[end]?.word ?? '')));
}

/** Words after a reading that add nothing to it: '2020 model', '$30,000 drive away'. */
function closing(tokens: readonly Token[], at: number, { facet }: Pick<Reading, 'facet'>, { isNamed }: RangeStock): number {
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (facet === 'year' && /^(?:model|build|plate)$/.test(first) && !isNamed(tokens, at)) return 1;
  if (facet === 'price' && first === 'driveaway') return 1;
  return facet === 'price' && first === 'drive' && second === 'away' ? 2 : 0;
}
