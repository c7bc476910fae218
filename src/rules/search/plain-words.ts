import { FILLERS, NEGATIONS } from '#src/rules/search/phrases/word-lists.ts';
import { type Choices, isRangeFacet, type Range, type RangeFacet, type WordFacet } from './facets.ts';
import { kindPhrase } from './phrases/kind-phrase.ts';
import { knownWords } from './phrases/known-words.ts';
import { rangePhrase } from './phrases/range-phrase.ts';
import { isWholeWords, type Token, tokensOf } from './phrases/tokens.ts';
import type { Reading, Vocabulary } from './phrases/vocabulary.ts';
import { MAX_VALUES } from './search-query.ts';

/** A phrase of the text and the choice it was read as. */
export type Understood = { readonly phrase: string } & Omit<Reading, 'length'>;

/** A text split into its choices and what is left for the text search. */
export interface PlainWords extends Choices {
  readonly rest: string;
  readonly understood: readonly Understood[];
}

interface Placed extends Reading {
  readonly at: number;
}

// The most that an address holds; a longer text was not typed by hand and is not read.
const MOST_TOKENS = 100;
/** A price beside one of these is not the price of a vehicle. */
const INSTALMENTS = new Set(
  'week weekly wk pw p fortnight fortnightly month monthly pm repayment repayments deposit weeks months'.split(' '),
);

/**
 * Reads what a shopper typed as choices if it contains something the text search cannot find by itself: a price, kilometres, a
 * year, seats, beds, a length, a gearbox, a drive, axles, new or used. Any other text stays text, and so does every ambiguous part.
 */
export function plainWords(text: string, known: Vocabulary): PlainWords {
  const untouched = { words: {}, ranges: {}, rest: text, understood: [] };
  const read = readOnce(text, known);
  // What is left must not mean more by itself than it did in context: then the reading was not certain.
  return read === null || readOnce(read.rest, known) !== null ? untouched : read;
}

function readOnce(text: string, known: Vocabulary): PlainWords | null {
  const tokens = tokensOf(text);
  const readings = tokens.length > MOST_TOKENS ? null : readingsOf(tokens, known);
  if (readings === null) return null;
  const owner = new Map(
    readings.flatMap((reading) => Array.from({ length: reading.length }, (_, step) => [reading.at + step, reading])),
  );
  if (isDoubtful(tokens, owner)) return null;
  const choices = merged(readings);
  if (choices === null) return null;
  return {
    ...choices,
    rest: restOf(text, tokens, owner),
    understood: readings.map(({ at, length, ...reading }) => ({
      phrase: text.slice(tokens[at]?.start, tokens[at + length - 1]?.end),
      ...reading,
    })),
  };
}

/** All that can be read, from left to right; null if there are only names, which the text search finds by itself. */
function readingsOf(tokens: readonly Token[], known: Vocabulary): Placed[] | null {
  // Most texts are only names; those need not be compared with the stock's.
  const stock = {
    known,
    isName: (word: string) => knownWords(known).isName(word),
    isNamed: (all: readonly Token[], at: number) => knownWords(known).at(all, at) !== null,
  };
  const phraseAt = (at: number) => {
    const [range, kind] = [rangePhrase(tokens, at, stock), kindPhrase(tokens, at, known)];
    const phrase = (range?.length ?? 0) >= (kind?.length ?? 0) ? range : kind;
    return phrase !== null && isWholeWords(tokens, at, phrase.length) ? phrase : null;
  };
  const phrases = tokens.map((_, at) => phraseAt(at));
  if (phrases.every((phrase) => phrase === null)) return null;
  const readings: Placed[] = [];
  let hasPhrase = false;
  for (let at = 0; at < tokens.length; at += readings.at(-1)?.at === at ? (readings.at(-1)?.length ?? 1) : 1) {
    const phrase = phrases[at] ?? null;
    const name = knownWords(known).at(tokens, at);
    const isFiller = name?.length === 1 && FILLERS.has(tokens[at]?.word ?? '');
    const chosen = name !== null && !isFiller && name.length > (phrase?.length ?? 0) ? name : phrase;
    if (chosen === null) continue;
    hasPhrase ||= chosen === phrase;
    readings.push({ ...chosen, at });
  }
  return hasPhrase ? readings : null;
}

/** Whether the text negates something, is about instalments, or offers a choice between different kinds of things. */
function isDoubtful(tokens: readonly Token[], owner: ReadonlyMap<number, Placed>): boolean {
  const hasPrice = [...owner.values()].some(({ facet }) => facet === 'price');
  const facetBeside = (at: number, step: 1 | -1) => {
    let beside = at + step;
    if (FILLERS.has(tokens[beside]?.word ?? '') && !owner.has(beside)) beside += step;
    return owner.get(beside)?.facet;
  };
  return tokens.some(({ word }, at) => {
    if (owner.has(at)) return false;
    if (NEGATIONS.has(word) || (hasPrice && INSTALMENTS.has(word))) return true;
    const facet = word === 'or' ? facetBeside(at, -1) : undefined;
    return word === 'or' && (facet === undefined || facet !== facetBeside(at, 1));
  });
}

/** All choices combined; null if they contradict each other or are more than an address holds. */
function merged(readings: readonly Placed[]): Choices | null {
  const words = new Map<WordFacet, Set<string>>();
  const ranges = new Map<RangeFacet, Range>();
  for (const { facet, words: values = [], range } of readings) {
    if (isRangeFacet(facet)) {
      const both = range === undefined ? null : together(ranges.get(facet), range);
      if (both === null) return null;
      ranges.set(facet, both);
    } else words.set(facet, new Set([...(words.get(facet) ?? []), ...values]));
  }
  const count = [...words.values()].reduce((sum, values) => sum + values.size, 0);
  if (count > MAX_VALUES) return null;
  return {
    words: Object.fromEntries([...words].map(([facet, values]) => [facet, [...values].toSorted()])),
    ranges: Object.fromEntries(ranges),
  };
}

/**
 * Two ranges of one facet: the low and the high end given separately, or consecutive years ('2019 or 2020'); anything else is a
 * contradiction.
 */
function together(one: Range | undefined, other: Range): Range | null {
  if (one === undefined) return other;
  const [low, high] = one.max === null ? [one, other] : [other, one];
  if (low.max === null && high.min === null && low.min !== null && high.max !== null)
    return low.min <= high.max ? { min: low.min, max: high.max } : null;
  const isNext =
    one.max !== null && other.min !== null && other.min === other.max && other.min === one.max + 1 && one.min !== null;
  return isNext ? { min: one.min, max: other.max } : null;
}

function restOf(text: string, tokens: readonly Token[], owner: ReadonlyMap<number, Placed>): string {
  let rest = '';
  let last = -2;
  for (const [at, { word, start, end, isJoined }] of tokens.entries()) {
    if (owner.has(at) || word === 'or' || (FILLERS.has(word) && !isJoined && tokens[at + 1]?.isJoined !== true)) continue;
    const isGlued = last === at - 1 && (isJoined || start === tokens[last]?.end);
    rest += isGlued ? text.slice(tokens[last]?.end, end) : ` ${text.slice(start, end)}`;
    last = at;
  }
  return rest.trim();
}
