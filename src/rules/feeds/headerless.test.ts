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
    ['without a price yet', ['A10001', 'Toyota', 'Corolla', '2019', 'POA', '45xxx', 'White']],
    ['whose figures stand in words', ['A1001', '2019 Toyota Corolla', 'DAP $22990', '45xxx km', 'White']],
    ['with a VIN alone', ['A1001', '6T153BK360X070001', 'Toyota', 'Corolla']],
  ])('%s', (_what, cells) => expect(isHeaderless(cells)).toBe(true));
});

test('J7 a first line whose figures stand above words, and whose words stand above figures, is a header', () => {
  const header = ['Aktenzeichen', '2024', 'Preis', '01/01/2024', 'Km'];
  const rows = [
    ['A1', 'x', '22990', 'y', '45000'],
    ['A2', 'x', '18990', 'y', '52000'],
  ];
  expect(isHeaderless(header, rows)).toBe(false);
  expect(isHeaderless(['A3', 'x', '17990', '', '61000'], rows)).toBe(true);
});

describe('J7 the first line of a file is a header', () => {
  test.each([
    ['in words that are known', ['Stock No', 'Make', 'Model', 'Year', 'Price']],
    ['in words that nobody knows', ['Aktenzeichen', 'Typ', 'Wert']],
    ['by numbers after words', ['Img1', 'Img2', 'Photo 3', 'Make']],
    ['whose photos are numbered', ['Stock No', 'Make', 'Model', 'Price', '1', '2', '3', '4', '5', '6', '7']],
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
