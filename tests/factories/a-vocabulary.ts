import { readdirSync, readFileSync } from 'node:fs';
import type { WordFacet } from '#src/rules/search/facets.ts';
import type { Vocabulary } from '#src/rules/search/phrases/vocabulary.ts';

const folder = new URL('../../demo/stock/', import.meta.url);

const FIELDS: Readonly<Partial<Record<WordFacet, string>>> = {
  make: 'make',
  model: 'model',
  badge: 'badge',
  body: 'simple_body',
  fuel: 'simple_fuel',
  transmission: 'simple_transmission',
  drive: 'simple_drive',
  seats: 'seats',
  colour: 'colour',
};

/** What the demo dealerships' stock knows in 2026, with whatever a test states in its place. */
export function aVocabulary(stated: Readonly<Partial<Record<WordFacet, readonly string[]>>> = {}): Vocabulary {
  const cars = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>[],
  );
  const valuesOf = (facet: WordFacet) => {
    const field = FIELDS[facet];
    const values =
      field === undefined ? [] : cars.map((car) => car[field]).filter((value) => value !== undefined && value !== null);
    return [...new Set(values.map(String))].toSorted();
  };
  const known = new Map<WordFacet, readonly string[]>();
  return {
    thisYear: 2026,
    values: (facet) => {
      const values = stated[facet] ?? known.get(facet) ?? valuesOf(facet);
      known.set(facet, values);
      return values;
    },
  };
}
