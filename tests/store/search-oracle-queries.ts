import fc from 'fast-check';
import { RANGE_FACETS, type RangeFacet, WORD_FACETS } from '#src/rules/search/facets.ts';
import { DISTANCES } from '#src/rules/search/near.ts';
import { SORTS } from '#src/rules/search/search-query.ts';
import type { StockQuery } from '#src/showroom/stock-search.ts';
import type { SqlOracle } from '#tests/store/search-oracle-sql.ts';
import { fieldWords } from '#tests/store/search-oracle-text.ts';

/** A search drawn before the stock is known: numbers stand for values, words and letters of it. */
export type Recipe = ReturnType<typeof recipe.generate>['value'];

const ENDS: Readonly<Record<RangeFacet, readonly number[]>> = {
  price: [0, 10, 777, 9_999, 10_000, 19_990, 30_000, 999_999_999],
  subscription_price: [0, 199, 200, 290],
  km: [0, 12, 45_000, 99_999, 100_000],
  year: [2008, 2012, 2015, 2020, 2026],
  body_length: [0, 12, 16, 17, 18, 22],
  tare_weight: [0, 1400, 1900, 2400],
  aggregate_trailer_mass: [0, 1990, 2490, 2500, 3000, 3500],
};
const textPart = fc.record({
  kind: fc.constantFrom('word', 'word', 'field', 'beginning', 'slip', 'slip', 'slip2', 'noise', 'mark'),
  pick: fc.nat(),
  at: fc.nat(),
  letter: fc.constantFrom('a', 'b', 'e', 'l', 'o', 't', 'z'),
  slip: fc.constantFrom('drop', 'add', 'change', 'swap'),
});
const chosen = fc.record({
  facet: fc.constantFrom(...WORD_FACETS),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  odd: fc.nat(14),
});
/** From one end to the other, and now and then the wrong way round. */
const range = fc.constantFrom(...RANGE_FACETS).chain((facet) => {
  const end = fc.constantFrom(null, null, ...ENDS[facet]);
  return fc.record({ facet: fc.constant(facet), min: end, max: end });
});

/** Often none, so that most searches find something. */
const few = <T>(one: fc.Arbitrary<T>, most: number) =>
  fc.oneof(
    { arbitrary: fc.constant<T[]>([]), weight: 4 },
    { arbitrary: fc.array(one, { minLength: 1, maxLength: 1 }), weight: 3 },
    { arbitrary: fc.array(one, { minLength: 1, maxLength: most }), weight: 1 },
  );

/** One search: a site, text in half, some facets, some ranges, any order, any page. */
export const recipe = fc.record({
  site: fc.constantFrom(0, 0, 0, 0, 1, 1, 2),
  text: few(textPart, 3),
  words: few(chosen, 3),
  ranges: few(range, 2),
  sort: fc.constantFrom(...SORTS),
  // Far, near and unknown locations, several of them equally far.
  near: fc.option(
    fc.record({
      km: fc.constantFrom(...DISTANCES),
      distances: fc.array(fc.constantFrom(null, 0, 9.5, 10, 10.1, 60, 240, 251), { minLength: 6, maxLength: 6 }),
    }),
    { freq: 2 },
  ),
  offset: fc.nat(60),
  limit: fc.integer({ min: 1, max: 21 }),
});

const NOISE = ['-', '!!', 'zzzzzz', 'İstanbul', '(', '7', 'cx-5', 'gt/line', 'x', '５', 'mercedes - benz', "o'brien"];

/** Makes a search of a recipe, in the words of a stock. */
export function queryOf({ text, words, ranges, sort, near }: Recipe, { texts, values, locations }: SqlOracle): StockQuery {
  const fields = texts.flatMap((row) => row.fields).filter((field) => field !== null);
  const known = [...new Set(fields.flatMap(fieldWords))];
  return {
    text: text.map((part) => textOf(part, fields, known)).join(' '),
    sort,
    words: Object.fromEntries(
      words.map(({ facet, picks, odd }) => [
        facet,
        picks.map((pick) => oddly(values.get(facet)?.[pick % (values.get(facet)?.length || 1)] ?? 'nobody', odd)),
      ]),
    ),
    near:
      near === null
        ? null
        : {
            km: near.km,
            distances: new Map(
              locations.flatMap((id, at) => {
                const km = near.distances[at % near.distances.length] ?? null;
                return km === null ? [] : [[id, km] as const];
              }),
            ),
          },
    ranges: Object.fromEntries(ranges.map(({ facet, min, max }) => [facet, { min, max }])),
  };
}

/** Now and then a value is written in other capitals, or is one that nobody has. */
const oddly = (value: string, odd: number) => (odd === 0 ? value.toUpperCase() : odd === 1 ? `${value}?` : value);

function textOf(
  { kind, pick, at, letter, slip }: Recipe['text'][number],
  fields: readonly string[],
  known: readonly string[],
): string {
  const word = known[pick % (known.length || 1)] ?? 'none';
  const long = known.filter(({ length }) => length >= 4);
  const plain = long[pick % (long.length || 1)] ?? 'none';
  const slipped = (text: string, place: number) => {
    const here = place % text.length;
    const [before, after] = [text.slice(0, here), text.slice(here + 1)];
    if (slip === 'drop') return before + after;
    if (slip === 'add') return before + letter + text.slice(here);
    if (slip === 'change') return before + letter + after;
    return before + (after[0] ?? '') + text[here] + after.slice(1);
  };
  switch (kind) {
    case 'field':
      return fields[pick % (fields.length || 1)] ?? '';
    case 'beginning':
      return word.slice(0, 1 + (at % word.length));
    case 'slip':
      return slipped(plain, at);
    case 'slip2':
      return slipped(slipped(plain, at), at * 7 + 3);
    case 'mark':
      return `${word.slice(0, at % word.length)}-${word.slice(at % word.length)}`;
    case 'noise':
      return NOISE[pick % NOISE.length] ?? '';
    case 'word':
      return at % 2 === 0 ? word : word.toUpperCase();
  }
}
