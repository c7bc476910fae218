import { rangeLabel, valueLabel } from '#src/rules/search/facet-words.ts';
import { RANGE_FACETS, WORD_FACETS, type WordFacet } from '#src/rules/search/facets.ts';
import { nearLabel } from '#src/rules/search/near.ts';
import { plural } from '#src/rules/text/plural.ts';
import type { WantedSearch } from './wanted-search.ts';

/** The facets that stand before the noun, in the order in which English puts them. */
const ADJECTIVES = ['certified', 'car_type', 'colour', 'transmission', 'fuel'] as const satisfies readonly WordFacet[];
const isAdjective = (facet: WordFacet): boolean => (ADJECTIVES as readonly WordFacet[]).includes(facet);

/** Names stay as they are; other words begin with a small letter in the middle of a text. */
const lower = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** What a search chooses, as a line: 'Electric · SUV · under $40,000'. Where nothing says what it is, the site's word does: 'Used cars'. */
export function searchWords(wanted: WantedSearch, vehicles: string): string {
  const chosen = chosenWords(wanted);
  if (chosen === null) return `All ${vehicles}`;
  if (wanted.text !== '' || NOUNS.some((facet) => (wanted.words[facet] ?? []).length > 0)) return chosen;
  const adjectives = ADJECTIVES.filter((facet) => (wanted.words[facet] ?? []).length > 0).length;
  const parts = chosen.split(' · ');
  const first = parts.slice(0, adjectives);
  const named = adjectives === 0 ? `All ${vehicles}` : [first[0], ...first.slice(1).map(lowerAll), vehicles].join(' ');
  return [named, ...parts.slice(adjectives)].join(' · ');
}

/** The same; null when it chooses nothing. */
export function chosenWords({ text, words, ranges, near }: WantedSearch): string | null {
  const values = [...ADJECTIVES, ...WORD_FACETS.filter((facet) => !isAdjective(facet))].flatMap((facet) => {
    const chosen = (words[facet] ?? []).map((value) => valueLabel(facet, value));
    return chosen.length === 0 ? [] : [anyOf(chosen)];
  });
  const limits = RANGE_FACETS.flatMap((facet) => {
    const range = ranges[facet];
    return range === undefined ? [] : [lower(rangeLabel(facet, range))];
  });
  const place = near === null ? [] : [lower(nearLabel(near.km, near.label))];
  const parts = [...(text === '' ? [] : [`“${text}”`]), ...values, ...limits, ...place];
  return parts.length === 0 ? null : parts.join(' · ');
}

/** The facets that the noun itself is made of. */
const NOUNS: readonly WordFacet[] = ['make', 'model', 'make_model', 'body'];

export interface NounInput {
  /** What the site calls a vehicle, such as 'car'. */
  readonly word: string;
  readonly isPlural: boolean;
}

/** What a search finds, as a subject line names it: 'electric SUVs under $40,000', 'used Toyota HiLux', 'cars'. */
export function searchNoun({ text, words, ranges, near }: WantedSearch, { word, isPlural }: NounInput): string {
  const label = (facet: WordFacet) => (words[facet] ?? []).map((value) => valueLabel(facet, value));
  const adjectives = ADJECTIVES.flatMap((facet) => (label(facet).length === 0 ? [] : [lowerAll(anyOf(label(facet)))]));
  const names = label('make_model').length > 0 ? label('make_model') : pairs(label('make'), label('model'));
  const bodies = label('body').map((body) => lower(isPlural ? plural(body) : body));
  const body = bodies.length === 0 ? [] : [anyOf(bodies)];
  const named = names.length === 0 ? body : [anyOf(names), ...body];
  const noun = named.length === 0 ? [isPlural ? plural(word) : word] : named;
  const limits = RANGE_FACETS.flatMap((facet) => {
    const range = ranges[facet];
    return range === undefined ? [] : [lower(rangeLabel(facet, range))];
  });
  const others = WORD_FACETS.filter((facet) => !NOUNS.includes(facet) && !isAdjective(facet));
  const rest = [
    ...others.flatMap((facet) => (label(facet).length === 0 ? [] : [anyOf(label(facet))])),
    ...(near === null ? [] : [lower(nearLabel(near.km, near.label))]),
  ];
  const matching = text === '' ? [] : [`matching “${text}”`];
  return [[...adjectives, ...noun, ...limits, ...matching].join(' '), ...rest].join(', ');
}

/** A make with its model when there is one of each; else all that was chosen. */
function pairs(makes: readonly string[], models: readonly string[]): readonly string[] {
  if (makes.length === 1 && models.length > 0) return models.map((model) => `${makes[0]} ${model}`);
  return models.length === 0 ? makes : models;
}

const MOST_NAMED = 3;

/** 'Petrol or Hybrid'; a long list is cut: 'Petrol, Hybrid, Diesel or 2 more'. */
function anyOf(values: readonly string[]): string {
  const named = values.length <= MOST_NAMED + 1 ? values : [...values.slice(0, MOST_NAMED), `${values.length - MOST_NAMED} more`];
  const last = named.at(-1) ?? '';
  return named.length < 2 ? last : `${named.slice(0, -1).join(', ')} or ${last}`;
}

const lowerAll = (text: string): string => text.split(' ').map(lower).join(' ');
