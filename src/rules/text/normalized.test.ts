import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalized } from './normalized.ts';

test('H8 any text with no more marks on a letter than a language has is normalised as Unicode says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('NFC', 'NFKC', 'NFKD'), (text, form) => {
      expect(normalized(text, form)).toBe(text.normalize(form));
    }),
  );
});

test.each(['NFC', 'NFKC', 'NFKD'] as const)('H8 of a long run of marks the first 30 are kept, in %s', (form) => {
  const marks = '\u0315\u0300'.repeat(8000);
  expect(normalized(`a${marks}b`, form)).toBe(`a${marks.slice(0, 30)}b`.normalize(form));
});

test('H8 the half-width signs that become marks count as marks', () =>
  expect(normalized(`ｶ${'\uff9e\u0316'.repeat(8000)}`, 'NFKD')).toHaveLength(31));
