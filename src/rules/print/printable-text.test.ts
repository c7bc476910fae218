import { expect, test } from 'vitest';
import { printableText } from './printable-text.ts';

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
