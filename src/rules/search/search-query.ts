import { placeSlug } from '../places/place-slug.ts';
import {
  type Choices,
  isRangeFacet,
  isWordFacet,
  RANGE_FACETS,
  type Range,
  type RangeFacet,
  WORD_FACETS,
  type WordFacet,
} from './facets.ts';
import { DEFAULT_DISTANCE, distanceOf, type Near } from './near.ts';

/** The sort orders; the first is the default (ledger I1), the last exists only near a place (ledger S23). */
export const SORTS = ['relevance', 'latest', 'price-desc', 'price-asc', 'nearest'] as const;
export type Sort = (typeof SORTS)[number];

/** What the query string of a search requests. It can be read from any query string, and written back as one (ledger S2). */
export interface SearchQuery extends Choices {
  readonly text: string;
  /** 1 or more; a page beyond the last is answered with the last. */
  readonly page: number;
  readonly sort: Sort;
  /** Whether the site's default filters were cleared (ledger S10). */
  readonly all: boolean;
  /** The place to search near; null for anywhere (ledger S23). */
  readonly near: Near | null;
}

export const EMPTY_QUERY: SearchQuery = { text: '', page: 1, sort: 'relevance', words: {}, ranges: {}, all: false, near: null };

/** How the names of the parameters begin that show the same stock narrower or in another order: all but the page. */
export const NARROWING_PARAMS = ['query', 'refinementList', 'range', 'near', 'km', 'all', 'sortBy'] as const;

/** Whether an address asks for more than its path does. */
export const isNarrowed = (query: SearchQuery): boolean => writeSearchQuery({ ...query, page: 1 }) !== '';

// Nobody chooses more than this by hand; longer addresses are cut, so that no address can make a search slow.
const MOST_TEXT = 200;
const HIGHEST = 999_999_999;
const LAST_PAGE = 999_999;

/** The most values that one address can choose, over all facets. Each chip of a page has the whole address in its link. */
export const MAX_VALUES = 40;

/** The most characters that these values can have together. */
const MAX_VALUES_LENGTH = 2_000;

/** The longest value that can be chosen. */
export const MAX_VALUE_LENGTH = 100;

/** Reads any query string; what makes no sense is ignored, never an error (ledger S2). */
export function readSearchQuery(params: Iterable<readonly [string, string]>): SearchQuery {
  const words = new Map<WordFacet, Set<string>>();
  const ranges = new Map<RangeFacet, Range>();
  let [text, page, all] = ['', 1, false];
  let sort: Sort = 'relevance';
  let [place, km]: [string, number] = ['', DEFAULT_DISTANCE];
  let [values, characters] = [0, 0];
  for (const [name, value] of params) {
    if (name === 'query') text = tidy(value, MOST_TEXT);
    else if (name === 'page') page = wholeNumber(value, LAST_PAGE) ?? page;
    else if (name === 'sortBy') sort = SORTS.find((known) => known === value) ?? sort;
    else if (name === 'all') all = value === '1';
    else if (name === 'near') place = placeSlug(tidy(value, MAX_VALUE_LENGTH));
    else if (name === 'km') km = wholeNumber(value, HIGHEST) ?? km;
    else {
      const [, kind, facet = '', end] =
        /^(refinementList|range)\[([a-z_]{1,30})\](?:\[(?:\d{0,4}|(min|max))\])?$/.exec(name) ?? [];
      if (kind === 'refinementList' && isWordFacet(facet) && end === undefined && values < MAX_VALUES) {
        const chosen = words.get(facet) ?? new Set();
        const word = tidyValue(value);
        if (word === '' || chosen.has(word) || characters + word.length > MAX_VALUES_LENGTH) continue;
        values += 1;
        characters += word.length;
        words.set(facet, chosen.add(word));
      } else if (kind === 'range' && isRangeFacet(facet)) {
        const before = ranges.get(facet) ?? { min: null, max: null };
        ranges.set(facet, end === undefined ? rangeOf(value) : { ...before, [end]: amount(value) });
      }
    }
  }
  const near = place === '' ? null : { place, km: distanceOf(km) };
  return {
    text,
    page: Math.max(1, page),
    sort: possibleSort({ sort, near, text }),
    all,
    near,
    ...tidyChoices(Object.fromEntries(words), Object.fromEntries(ranges)),
  };
}

/** The canonical form of a query: equal queries have equal query strings. Empty, or begins with a question mark. */
export function writeSearchQuery({ text, page, sort, words, ranges, all, near }: SearchQuery): string {
  const parts: string[] = [];
  const add = (name: string, value: string) => {
    if (value !== '') parts.push(`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`);
  };
  const choices = tidyChoices(words, ranges);
  add('query', tidy(text, MOST_TEXT));
  for (const facet of WORD_FACETS) for (const word of choices.words[facet] ?? []) add(`refinementList[${facet}][]`, word);
  for (const facet of RANGE_FACETS) {
    const range = choices.ranges[facet];
    if (range !== undefined) parts.push(`range[${facet}]=${range.min ?? ''}:${range.max ?? ''}`);
  }
  if (near !== null) {
    add('near', placeSlug(near.place));
    add('km', String(near.km));
  }
  if (all) add('all', '1');
  if (possibleSort({ sort, near, text }) !== 'relevance') add('sortBy', sort);
  if (page > 1) add('page', String(Math.min(Math.floor(page), LAST_PAGE)));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** There is no nearest without a place; but a text may still name one. */
const possibleSort = ({ sort, near, text }: Pick<SearchQuery, 'sort' | 'near' | 'text'>): Sort =>
  sort === 'nearest' && near === null && text === '' ? 'relevance' : sort;

/** Whether any choice narrows the stock. */
export const hasChoices = ({ words, ranges, near }: Choices & Pick<SearchQuery, 'near'>): boolean =>
  near !== null || Object.values(words).some((chosen) => chosen.length > 0) || Object.keys(ranges).length > 0;

/** Choices in canonical form: facets and values sorted, no duplicates, ranges from low to high. */
function tidyChoices(
  words: Readonly<Partial<Record<string, Iterable<string>>>>,
  ranges: Readonly<Partial<Record<string, Range>>>,
): Choices {
  return {
    words: Object.fromEntries(
      WORD_FACETS.flatMap((facet) => {
        const chosen = [...new Set([...(words[facet] ?? [])].map(tidyValue))].filter((word) => word !== '');
        return chosen.length === 0 ? [] : [[facet, chosen.toSorted()]];
      }),
    ),
    ranges: Object.fromEntries(
      RANGE_FACETS.flatMap((facet) => {
        const [min, max] = [end(ranges[facet]?.min), end(ranges[facet]?.max)];
        if (min === null && max === null) return [];
        return [[facet, min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }]];
      }),
    ),
  };
}

const end = (number: number | null | undefined): number | null =>
  typeof number === 'number' && number >= 0 ? Math.min(Math.floor(number), HIGHEST) : null;

/** A value as an address can hold it: values of the stock that are offered as choices must be in this form. */
export const tidyValue = (value: string): string => tidy(value, MAX_VALUE_LENGTH);

/** Control characters, direction marks, lone surrogates and repeated blanks are nothing that anyone typed. */
function tidy(text: string, most: number): string {
  const whole = text
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\uFFFD\s]+/gu, ' ')
    .trim();
  // A cut can leave a lone surrogate at the end, which no address can hold.
  return whole.length <= most ? whole : whole.slice(0, most).toWellFormed().replaceAll('\uFFFD', '').trim();
}

function rangeOf(value: string): Range {
  const [min = '', max = '', ...more] = value.split(':', 3);
  return more.length > 0 || !value.includes(':') ? { min: null, max: null } : { min: amount(min), max: amount(max) };
}

/** Whole dollars, kilometres, years, feet or kilograms; '$' and ',' are dropped (ledger S2), and so are cents. */
const amount = (text: string): number | null => wholeNumber(text.replaceAll(/[$,\s]/g, '').replace(/\.\d*$/, ''), HIGHEST);

const wholeNumber = (digits: string, most: number): number | null =>
  /^\d+$/.test(digits) ? Math.min(Number(digits), most) : null;
