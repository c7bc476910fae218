import { expect, test } from 'vitest';
import { aVocabulary } from '#tests/factories/a-vocabulary.ts';
import { readPlainWords } from './plain-words-query.ts';
import { EMPTY_QUERY } from './search-query.ts';

const read = (text: string, chosen: Partial<typeof EMPTY_QUERY> = {}) =>
  readPlainWords({ ...EMPTY_QUERY, ...chosen, text }, aVocabulary());

test('plain words become filters of the query, and the rest stays its text', () =>
  expect(read('diesel under 45k zzz').query).toMatchObject({
    text: 'zzz',
    words: { fuel: ['Diesel'] },
    ranges: { price: { min: null, max: 45_000 } },
  }));
test('words that say again what was chosen by hand are not looked for as text', () => {
  const { query, understood } = read('toyota under 45k', { words: { make: ['Toyota'] } });
  expect(query).toMatchObject({ text: '', words: { make: ['Toyota'] }, ranges: { price: { max: 45_000 } } });
  expect(understood.map(({ facet }) => facet)).toEqual(['price']);
});
test('words against what was chosen by hand stay text, and the choice stays as it is', () => {
  const { query, understood } = read('under 45k', { ranges: { price: { min: 50_000, max: null } } });
  expect(query).toMatchObject({ text: 'under 45k', ranges: { price: { min: 50_000, max: null } } });
  expect(understood).toEqual([]);
});
