import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHeaderless } from './headerless.ts';

describe('J7 the first line of a file is a vehicle', () => {
  test.each([
    ['with a year and a price', ['2019', 'Toyota', 'Corolla', '$24,990', 'White']],
    ['with a VIN and an odometer', ['A100', '6T153BK360X070001', 'Toyota', '45000', 'Hatch']],
    ['with a photo and a day', ['Mazda', '31/12/2026', 'https://a.example/1.jpg']],
    ['though a value is also what a column may be called', ['Range', '2020', '39990.00', '52,000 km', 'Vehicle']],
    ['with blanks', ['-', '', '2018', '18990', 'n/a', 'Kia']],
  ])('%s', (_what, cells) => expect(isHeaderless(cells)).toBe(true));
});

describe('J7 the first line of a file is a header', () => {
  test.each([
    ['in words that are known', ['Stock No', 'Make', 'Model', 'Year', 'Price']],
    ['in words that nobody knows', ['Aktenzeichen', 'Typ', 'Wert']],
    ['by numbers after words', ['Img1', 'Img2', 'Photo 3', 'Make']],
    ['with a figure among known words', ['Stock', 'Make', 'Model', '2024']],
    ['with a year among unknown words', ['Budget', '2024', 'Notes']],
    ['in one long word that has no figure', ['REGISTRATIONPLATE', 'MANUFACTURERCODEX']],
  ])('%s', (_what, cells) => expect(isHeaderless(cells)).toBe(false));
});

test('J7 a header of letters alone is never taken for a vehicle', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-z ]{1,30}$/), { maxLength: 12 }), (cells) => {
      expect(isHeaderless(cells)).toBe(false);
    }),
  );
});
