import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexOf, isHexColour, oklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('black and white stand 21 to 1 apart, whichever is named first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
});

test('a grey of known contrast has it', () => expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2));

test('pure red has the lightness, chroma and hue that the OKLCH definition gives it', () => {
  const { l, c, h } = oklch('#ff0000');
  expect(l).toBeCloseTo(0.628, 3);
  expect(c).toBeCloseTo(0.2577, 3);
  expect(h).toBeCloseTo(29.23, 1);
});

test('every colour survives the way to OKLCH and back', () =>
  fc.assert(
    fc.property(hex, (colour) => {
      expect(hexOf(oklch(colour))).toBe(colour);
    }),
  ));

test('a colour no screen can show gives up chroma and keeps its lightness and hue', () => {
  const shown = oklch(hexOf({ l: 0.7, c: 0.4, h: 150 }));
  expect(shown.l).toBeCloseTo(0.7, 2);
  expect(Math.abs(shown.h - 150)).toBeLessThan(1);
  expect(shown.c).toBeLessThan(0.3);
  expect(shown.c).toBeGreaterThan(0.15);
});

test('only a hash and six hexadecimal digits are a colour', () => {
  expect(isHexColour('#075E6b')).toBe(true);
  for (const text of ['075E6B', '#fff', '#075E6B;', '#07 E6B', 'red', '']) expect(isHexColour(text)).toBe(false);
});
