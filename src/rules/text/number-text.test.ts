import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [45_990, '45,990'],
  [1_234_567, '1,234,567'],
  [-12_500, '-12,500'],
  [1234.5, '1,234.5'],
])('W3 %s is written %s', (number, text) => {
  expect(numberText(number)).toBe(text);
});

test('W3 every number is written as Australians write it', () => {
  const australian = new Intl.NumberFormat('en-AU');
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.double()), (number) => {
      fc.pre(!Object.is(number, -0));
      expect(numberText(number)).toBe(australian.format(number));
    }),
  );
});

test('W3 a whole number is written without loading the formats of languages, which takes a phone longer than a page’s script', () => {
  const load = vi.spyOn(Number.prototype, 'toLocaleString');
  onTestFinished(() => load.mockRestore());
  expect(numberText(1_234_567)).toBe('1,234,567');
  expect(load).not.toHaveBeenCalled();
});
