import { expect, test } from 'vitest';
import { cutText, printableText } from './printable-text.ts';

test.each([
  ['Māori and Renault Mégane Škoda', 'Māori and Renault Mégane Škoda'],
  ['zero\u0000byte and\ttab', 'zerobyte and tab'],
  ['Golf 🚗 GTI', 'Golf GTI'],
  ['丰田 Corolla', 'Corolla'],
  ['‮סיב‬ Civic', 'Civic'],
  ['Ｍａｚｄａ', 'Mazda'],
  ['e\u0301lite', 'élite'],
  ['non‑breaking 2′', 'non-breaking 2’'],
  ['half \ud83d of a pair', 'half of a pair'],
])('V18a of %j what can be printed is %j', (words, printed) => expect(printableText(words)).toBe(printed));

test('V18b long words are cut between two of them, with a sign that they went on', () =>
  expect(cutText('A very long name of a caravan, indeed', 31)).toBe('A very long name of a caravan…'));

test('V18b one endless word is cut too, to the length that was asked for', () => {
  expect(cutText('x'.repeat(50), 20)).toHaveLength(20);
  expect(cutText('short', 20)).toBe('short');
});
