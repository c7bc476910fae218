import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['a colour', '\u001b[31mred', '\\u001b[31mred'],
  ['the same in one code', '\u009b31mred', '\\u009b31mred'],
  ['a window’s title', '\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['a way back to the beginning of the line', 'refused\rapplied', 'refused\\u000dapplied'],
  ['a mark that turns text round', 'invoice\u202etxt.exe', 'invoice\\u202etxt.exe'],
])('H10 %s is written out', (_what, given, shown) => {
  expect(printable(given)).toBe(shown);
});

test('H10 ordinary text, whatever its language, stays as it is', () => {
  for (const text of ['Citroën C4, 12 km\tnext\r\nline', '東京', 'שלום', '👨‍👩‍👧', '']) expect(printable(text)).toBe(text);
});

test('H10 a line of JSON says the same as before, and holds no control code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = printable(JSON.stringify({ text }));
      expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
      expect(JSON.parse(line)).toEqual({ text });
    }),
  );
});
