import { expect, test } from 'vitest';
import { aVocabulary } from '#tests/factories/a-vocabulary.ts';
import { plainWords } from './plain-words.ts';
import { searchExample } from './search-example.ts';

test.each(['car', 'caravan', 'vehicle'])('every word of the example for a %s is understood', (word) =>
  expect(plainWords(searchExample(word), aVocabulary()).rest).toBe(''),
);
