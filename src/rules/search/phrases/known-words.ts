import { plural } from '../../text/plural.ts';
import type { WordFacet } from '../facets.ts';
import { MAX_VALUE_LENGTH } from '../search-query.ts';
import { EQUIPMENT } from './kind-phrase.ts';
import { folded, isWholeWords, keyOf, type Token } from './tokens.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';
import { COLOURS } from './word-lists.ts';

/** Bodies that shoppers do not distinguish. */
const SAME_BODIES: readonly (readonly string[])[] = [
  ['hatch', 'hatchback'],
  ['wagon', 'stationwagon', 'estate'],
  ['ute', 'utility', 'pickup'],
  ['peoplemover', 'mpv'],
  ['lighttruck', 'truck'],
  ['convertible', 'cabriolet', 'cabrio'],
  ['4x4', '4wd'],
];
/** Synonyms of a fuel, and what a stock value's name must contain to be that fuel. */
const FUEL_WORDS: readonly (readonly [names: readonly string[], value: RegExp])[] = [
  [['ev', 'evs', 'bev', 'electrics'], /^(?:electric|ev|bev|batteryelectric)$/],
  [['phev', 'phevs', 'plugin', 'pluginhybrid', 'pluginhybrids'], /plugin|phev/],
  [['lpg'], /lpg/],
  [['hybrids'], /^hybrid$/],
  [['diesels'], /^diesel$/],
];
/** With more paints than this the word stays text, which finds them too: an address cannot hold them all. */
const MOST_COLOURS = 20;
const MOST_WORDS = 6;

interface Name {
  readonly facet: WordFacet;
  readonly values: ReadonlySet<string>;
}

/** The names that occur in a site's stock. */
export interface KnownWords {
  /** The longest name at a position, or null. */
  readonly at: (tokens: readonly Token[], at: number) => Reading | null;
  /** Whether a word is part of a model's or badge's name. */
  readonly isName: (word: string) => boolean;
}

const made = new WeakMap<Vocabulary, KnownWords>();

/** The names in a stock, built once for each vocabulary. */
export function knownWords(known: Vocabulary): KnownWords {
  const before = made.get(known);
  if (before !== undefined) return before;
  const names = namesOf(known);
  const parts = new Set(
    [...known.values('model'), ...known.values('badge')].flatMap((value) => folded(value).split(/[^\p{L}\p{N}]+/u)),
  );
  const words: KnownWords = { at: (tokens, at) => longestName(names, tokens, at), isName: (word) => parts.has(word) };
  made.set(known, words);
  return words;
}

function namesOf(known: Vocabulary): ReadonlyMap<string, Name> {
  const names = new Map<string, { readonly facet: WordFacet; readonly values: Set<string> }>();
  // The first wins: 'ute' is a body even if a model has that name.
  const add = (facet: WordFacet, key: string, values: readonly string[]) => {
    if (key === '' || values.length === 0) return;
    const name = names.get(key) ?? { facet, values: new Set<string>() };
    if (name.facet !== facet) return;
    for (const value of values) name.values.add(value);
    names.set(key, name);
  };
  const valuesOf = (facet: WordFacet) => known.values(facet).filter((value) => value.length <= MAX_VALUE_LENGTH);
  const bodies = valuesOf('body');
  for (const body of bodies) for (const name of [body, plural(body)]) add('body', keyOf(name), [body]);
  for (const same of SAME_BODIES) {
    const meant = bodies.filter((body) => same.includes(keyOf(body)));
    for (const name of same) for (const key of [name, plural(name)]) add('body', key, meant);
  }
  for (const fuel of valuesOf('fuel')) add('fuel', keyOf(fuel), [fuel]);
  for (const [keys, value] of FUEL_WORDS)
    for (const key of keys)
      add(
        'fuel',
        key,
        valuesOf('fuel').filter((fuel) => value.test(keyOf(fuel))),
      );
  for (const facet of ['make', 'model'] as const) for (const value of valuesOf(facet)) add(facet, keyOf(value), [value]);
  for (const [colour, paints] of paintsByColour(valuesOf('colour')))
    if (paints.length <= MOST_COLOURS) add('colour', colour, paints);
  for (const paint of valuesOf('colour')) if (!COLOURS.includes(keyOf(paint))) add('colour', keyOf(paint), [paint]);
  return names;
}

function paintsByColour(paints: readonly string[]): (readonly [string, string[]])[] {
  const spelt = paints.map((paint) => [paint, folded(paint)] as const);
  return COLOURS.map((colour) => {
    const names = colour === 'grey' || colour === 'gray' ? ['grey', 'gray'] : [colour];
    // Short words occur inside others by chance: titanium is not tan.
    const has = (paint: string, name: string) =>
      name.length > 3 ? paint.includes(name) : paint.split(/[^\p{L}]+/u).includes(name);
    return [colour, spelt.filter(([, paint]) => names.some((name) => has(paint, name))).map(([paint]) => paint)] as const;
  });
}

function longestName(names: ReadonlyMap<string, Name>, tokens: readonly Token[], at: number): Reading | null {
  const keys = [''];
  for (let length = 1; length <= MOST_WORDS && at + length <= tokens.length; length += 1)
    keys.push(`${keys[length - 1]}${tokens[at + length - 1]?.key}`);
  for (let length = keys.length - 1; length > 0; length -= 1) {
    const name = names.get(keys[length] ?? '');
    if (name === undefined || !isWholeWords(tokens, at, length) || isByChance(tokens.slice(at, at + length), name)) continue;
    const isEquipment = (name.facet === 'fuel' || name.facet === 'colour') && EQUIPMENT.has(tokens[at + length]?.word ?? '');
    return isEquipment ? null : { length, facet: name.facet, words: [...name.values] };
  }
  return null;
}

/** 'a 5 seater' does not name a car called A5, nor '30 0' one called 300. */
function isByChance(run: readonly Token[], { values }: Name): boolean {
  if (run.some(({ key }) => key === '')) return true;
  if (run.length > 1 && run[0]?.word === 'a') return ![...values].some((value) => /^a[^\p{L}\p{N}]/iu.test(value));
  return run.some(({ key }, at) => at > 0 && /^\d+$/.test(key) && /^\d+$/.test(run[at - 1]?.key ?? ''));
}
