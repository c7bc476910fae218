import { COLOURS, FILLERS, NEGATIONS } from '#src/rules/search/phrases/word-lists.ts';
import type { Point } from '../delivery/great-circle.ts';
import type { Gazetteer, PlaceMatch } from '../places/gazetteer.ts';
import { placeSlug } from '../places/place-slug.ts';
import { DEFAULT_DISTANCE, type Distance, distanceOf } from './near.ts';
import { distanceAfter, type PlaceLead, placeLead } from './phrases/place-lead.ts';
import { folded, isWholeWords, type Token, tokensOf } from './phrases/tokens.ts';

export interface PlaceKnowledge {
  readonly places: Gazetteer;
  /** The dealer's locations: of places with one name, the nearest to them is meant. */
  readonly from: readonly Point[];
  /** Whether the stock contains exactly these words. */
  readonly isInStock: (words: string) => boolean;
}

/** A place that a text names, or seems to name, and the text without it. */
export type PlaceInWords = { readonly phrase: string; readonly rest: string } & (
  | { readonly kind: 'place'; readonly match: PlaceMatch; readonly km: Distance }
  | { readonly kind: 'unknown'; readonly name: string }
);

// A longer text was not typed by hand; no place name, with its state and postcode, has more words.
const MOST_TOKENS = 100;
const MOST_WORDS = 7;
/** Places whose names are ordinary words to someone who looks for a vehicle; after 'near' they are places. */
const OTHER_WORDS: ReadonlySet<string> = new Set([...COLOURS, 'sale', 'sedan', 'falcon']);
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
const POSTCODE = /^\d{4}$/;

interface Named {
  readonly at: number;
  readonly length: number;
  readonly km: number | null;
  readonly name: string;
  readonly match: PlaceMatch | null;
}

/**
 * Finds the place in what a shopper typed: 'near 3220', 'in Geelong', 'within 50 km of Ballarat', or a bare name that the stock
 * does not contain. Words of the stock take precedence. Null if no place is named, or more than one.
 */
export function placeInWords(text: string, knowledge: PlaceKnowledge): PlaceInWords | null {
  const tokens = tokensOf(text);
  if (tokens.length > MOST_TOKENS || tokens.some(({ word }) => NEGATIONS.has(word))) return null;
  const found: Named[] = [];
  for (let at = 0; at < tokens.length && found.length < 2; at += 1) {
    const place = afterLead(tokens, at, knowledge) ?? bareName(tokens, at, knowledge);
    if (place === null) continue;
    const named = withDistance(place, tokens);
    found.push(named);
    at += named.length - 1;
  }
  const [one, ...more] = found;
  if (one === undefined || more.length > 0) return null;
  const [start, end] = [tokens[one.at]?.start ?? 0, tokens[one.at + one.length - 1]?.end ?? 0];
  const said = {
    phrase: text.slice(start, end),
    rest: withoutEmptyMarks(`${text.slice(0, start)} ${text.slice(end)}`),
  };
  return one.match === null
    ? { kind: 'unknown', name: one.name, ...said }
    : { kind: 'place', match: one.match, km: one.km === null ? DEFAULT_DISTANCE : distanceOf(one.km), ...said };
}

/** The rest of a text, without the quotes and commas that surrounded what was removed. */
function withoutEmptyMarks(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words.join(' ') : '';
}

/** A text without words that say nothing about a vehicle: what is left of 'cars for sale in Geelong' besides its place. */
export const withoutFillers = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !FILLERS.has(folded(word)))
    .join(' ');

/** A text without the 'in' before a colour, which the text search would look for: 'hilux in white' is a white HiLux. */
export function withoutColourLead(text: string): string {
  const tokens = tokensOf(text);
  const kept = tokens.filter(({ word }, at) => word !== 'in' || !COLOURS.includes(tokens[at + 1]?.word ?? ''));
  return kept.length === tokens.length ? text : kept.map(({ start, end }) => text.slice(start, end)).join(' ');
}

function afterLead(tokens: readonly Token[], at: number, knowledge: PlaceKnowledge): Named | null {
  const lead = placeLead(tokens, at);
  if (lead === null) return null;
  const from = at + lead.length;
  const named = longestName(tokens, from, knowledge, (words) => isMeant(lead, words, knowledge));
  const name = named ?? (lead.kind === 'near' ? unknownName(tokens, from, knowledge) : null);
  return name === null ? null : { ...name, at, length: lead.length + name.length, km: lead.km };
}

/** 'near Melbourne within 25 km': what follows the name gives the distance, unless it was given before. */
function withDistance(named: Named, tokens: readonly Token[]): Named {
  const after = named.km === null && named.match !== null ? distanceAfter(tokens, named.at + named.length) : null;
  return after === null ? named : { ...named, length: named.length + after.length, km: after.km };
}

/** 'in orange' is a colour, 'in 2015' a year, and the number in 'around 3220' could be anything. */
function isMeant({ kind }: PlaceLead, words: readonly Token[], { isInStock }: PlaceKnowledge): boolean {
  if (kind === 'near') return true;
  const [first] = words;
  if (words.length === 1 && first !== undefined && POSTCODE.test(first.word)) return kind === 'in' && !YEAR.test(first.word);
  return !isOther(words, isInStock);
}

function bareName(tokens: readonly Token[], at: number, knowledge: PlaceKnowledge): Named | null {
  const named = longestName(tokens, at, knowledge, (words) => {
    if (words.some(({ word }) => POSTCODE.test(word)) && words.length < tokens.length) return words.length > 1;
    return !isOther(words, knowledge.isInStock);
  });
  return named === null ? null : { ...named, at, km: null };
}

const isOther = (words: readonly Token[], isInStock: PlaceKnowledge['isInStock']) =>
  (words.length === 1 && OTHER_WORDS.has(words[0]?.word ?? '')) || isInStock(words.map(({ word }) => word).join(' '));

type Run = Pick<Named, 'length' | 'name' | 'match'>;

function longestName(
  tokens: readonly Token[],
  at: number,
  { places, from }: PlaceKnowledge,
  isWanted: (words: readonly Token[]) => boolean,
): Run | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const name = words.map(({ word }) => word).join(' ');
    if (!isWholeWords(tokens, at, length)) continue;
    const match = places.find(placeSlug(name), from);
    if (match !== null && isWanted(words)) return { length, name, match };
  }
  return null;
}

/** Words after 'near' that are neither a place nor anything else: 'near Atlantis', not 'near new'. */
function unknownName(tokens: readonly Token[], at: number, { isInStock }: PlaceKnowledge): Run | null {
  const { word = '', key = '' } = tokens[at] ?? {};
  const isName =
    POSTCODE.test(word) || (/^\p{L}{3,}$/u.test(key) && !NOT_PLACES.has(word) && !FILLERS.has(word) && !isInStock(word));
  return isName ? { length: 1, name: word, match: null } : null;
}

const NOT_PLACES: ReadonlySet<string> = new Set(['new', 'used', 'demo', 'me', 'here', 'mint', 'perfect', 'immaculate']);
