import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay } from './read-day.ts';
import { readDistance } from './read-distance.ts';
import { readEngine } from './read-engine.ts';
import { readCount, readFlag, readLength, readMass, readUse, readVin, readYear } from './read-figures.ts';
import { readFeatures, readPhotos } from './read-lists.ts';
import { Makes } from './read-make.ts';
import { readPlate } from './read-plate.ts';
import { readPrice } from './read-price.ts';
import {
  readBody,
  readColour,
  readCondition,
  readDrive,
  readFuel,
  readSold,
  readStatus,
  readTransmission,
} from './read-words.ts';

type How = 'plain' | 'repaired' | 'unknown' | 'unreadable';

describe('J8 a price', () => {
  test.each<[string, number | null, string | null, How]>([
    ['$29,990', 29_990, null, 'plain'],
    ['29990.00', 29_990, null, 'plain'],
    [' 29 990 ', 29_990, null, 'plain'],
    ['AUD 29,990', 29_990, null, 'plain'],
    ['29.990,50', 29_990.5, null, 'plain'],
    ['$29,990 drive away', 29_990, 'Drive away', 'plain'],
    ['$29,990 DAP', 29_990, 'Drive away', 'plain'],
    ['27,490 EGC', 27_490, 'Excl. Govt. Charges', 'plain'],
    ['$29.9k', 29_900, null, 'repaired'],
    ['$29,990 +ORC', 29_990, 'Plus on-roads', 'plain'],
    ['POA', null, null, 'plain'],
    ['Call for price', null, null, 'plain'],
    ['P.O.A.', null, null, 'plain'],
    ['Call', null, null, 'plain'],
    ['-', null, null, 'plain'],
  ])('%s is read', (text, price, type, how) => expect(readPrice(text)).toEqual({ value: { price, type }, how }));
  test.each(['-500', 'twenty grand', '29,99,0', '$1 or $2', '29.990', '29,99', '1e5', 'NaN', 'Infinity'])(
    '%s cannot be read, and is not guessed',
    (text) => expect(readPrice(text)).toEqual({ value: null, how: 'unreadable' }),
  );
  test('J8 any whole price is read back however it is written', () =>
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 9_000_000 }), (price) => {
        for (const text of [String(price), `$${price.toLocaleString('en-AU')}`, `${price}.00`, `AUD ${price}`])
          expect(readPrice(text).value?.price).toBe(price);
      }),
    ));
});

describe('J8 an odometer', () => {
  test.each<[string, number | null, How]>([
    ['45,000 km', 45_000, 'plain'],
    ['45000', 45_000, 'plain'],
    ['45 000 kms', 45_000, 'plain'],
    ['12 Km', 12, 'plain'],
    ['45xxx', 45_000, 'repaired'],
    ['45,xxx km', 45_000, 'repaired'],
    ['45k', 45_000, 'repaired'],
    ['28,000 miles', 45_062, 'repaired'],
    ['-', null, 'plain'],
    ['45.000', null, 'unreadable'],
    ['45,00', null, 'unreadable'],
    ['low', null, 'unreadable'],
    ['-45', null, 'unreadable'],
  ])('%s is read', (text, value, how) => expect(readDistance(text)).toEqual({ value, how }));
});

describe('J8 an engine', () => {
  test.each<[string, number | null, number | null]>([
    ['2.4L', 2.4, null],
    ['2400cc', 2.4, null],
    ['2393', 2.4, null],
    ['1,998 cc', 2, null],
    ['2.4', 2.4, null],
    ['4 cyl, 2.4 L', 2.4, 4],
    ['4 cyl', null, 4],
    ['V6 3.5 litre', 3.5, 6],
    ['6 cyl, 3 L', 3, 6],
    ['0 L', null, null],
    ['-', null, null],
    ['Electric', null, null],
  ])('%s is read', (text, litres, cylinders) =>
    expect(readEngine(text)).toMatchObject({ value: { litres, cylinders }, how: 'plain' }),
  );
  test('J8 1.5T is an engine with a turbo', () =>
    expect(readEngine('1.5T').value).toEqual({ litres: 1.5, cubic: null, cylinders: null, induction: 'Turbo' }));
  test('J8 words without a figure are no engine', () => expect(readEngine('big').how).toBe('unreadable'));
});

describe('J8 a day', () => {
  test.each<[string, string | null, How]>([
    ['31/12/2026', '2026-12-31', 'plain'],
    ['1/2/26', '2026-02-01', 'plain'],
    ['31.12.2026', '2026-12-31', 'plain'],
    ['2026-12-31', '2026-12-31', 'plain'],
    ['20261231', '2026-12-31', 'plain'],
    ['2026-12-31T00:00:00', '2026-12-31', 'plain'],
    ['31 December 2026', '2026-12-31', 'plain'],
    ['31st Dec 26', '2026-12-31', 'plain'],
    ['Dec 31, 2026', '2026-12-31', 'plain'],
    ['Dec-26', '2026-12-31', 'repaired'],
    ['12/2026', '2026-12-31', 'repaired'],
    ['2026-02', '2026-02-28', 'repaired'],
    ['12/31/2026', '2026-12-31', 'repaired'],
    ['46387', '2026-12-31', 'repaired'],
    ['31/02/2026', null, 'unreadable'],
    ['45/13/2026', null, 'unreadable'],
    ['soon', null, 'unreadable'],
    ['00/00/0000', null, 'plain'],
    ['01/01/1900', null, 'plain'],
  ])('%s is read', (text, value, how) => expect(readDay(text, 'last')).toEqual({ value, how }));
  test('J8 a month alone is its first day where something was built', () =>
    expect(readDay('Dec-26', 'first').value).toBe('2026-12-01'));
  test.each([
    ['2609', '2026-09-01'],
    ['1508', '2015-08-01'],
    ['1909', '2019-09-01'],
    ['0915', '2015-09-01'],
    ['9912', '1999-12-01'],
    ['1208', null],
    ['2009', null],
    ['2015', null],
    ['2613', null],
  ])('J8 the four figures %s of a build date are a year and a month only where nothing else can be meant', (text, value) =>
    expect(readDay(text, 'first')).toEqual({ value, how: value === null ? 'unreadable' : 'repaired' }),
  );
  test('J8 four figures are no day on which a registration ends, for they may be a day and a month', () =>
    expect(readDay('2612', 'last').how).toBe('unreadable'));
  test('J8 a month that is written as yymm or mmyy is read as that month, or not at all', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2069 }), fc.integer({ min: 1, max: 12 }), fc.boolean(), (year, month, first) => {
        const [yy, mm] = [String(year).slice(2), String(month).padStart(2, '0')];
        expect([`${year}-${mm}-01`, null]).toContain(readDay(first ? yy + mm : mm + yy, 'first').value);
      }),
    ));
  test('J8 every day of the calendar is read back as Australians write it', () =>
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }), (date) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
        expect(readDay(`${day}/${month}/${year}`, 'last')).toEqual({ value: `${year}-${month}-${day}`, how: 'plain' });
      }),
    ));
});

describe('J8 a make', () => {
  const makes = new Makes([
    { name: 'Alba', also: ['AL', 'Alba Motors'] },
    { name: 'Merit-Brandt', also: ['Merit'] },
    { name: 'Koyota', also: [] },
  ]);
  test.each([
    ['ALBA', 'Alba', 'plain'],
    ['al', 'Alba', 'plain'],
    ['merit brandt', 'Merit-Brandt', 'plain'],
    ['Koyoat', 'Koyota', 'repaired'],
    ['Mer-Brandt', 'Merit-Brandt', 'repaired'],
    ['M. BRANDT', 'Merit-Brandt', 'repaired'],
    ['Mer', 'Mer', 'unknown'],
    ['Mer Br', 'Mer Br', 'unknown'],
    ['Max Brandt', 'Max Brandt', 'unknown'],
    ['Zeta', 'Zeta', 'unknown'],
    ['-', null, 'plain'],
  ])('%s is read', (text, value, how) => expect(makes.read(text)).toEqual({ value, how }));
  test('J8 a shortened make that two makes could be stays as it is', () =>
    expect(new Makes(['Merit-Brandt', 'Marlo-Brandt'].map((name) => ({ name, also: [] }))).read('M-Brandt')).toEqual({
      value: 'M-Brandt',
      how: 'unknown',
    }));
  test('J8 a title names a make of two words', () =>
    expect(makes.inTitle('2019 Merit Brandt C200 Sport')).toEqual({ make: 'Merit-Brandt', model: 'C200' }));
  test('J8 a title names the longest model of its make that fits', () => {
    const known = new Makes([{ name: 'Koyota', also: [], models: ['Land', 'LandTrotter', 'LandTrotter Prime'] }]);
    expect(known.inTitle('2021 Koyota Land Trotter Prime GXL')).toEqual({ make: 'Koyota', model: 'LandTrotter Prime' });
    expect(known.inTitle('2021 Koyota Landtrotter GXL')).toEqual({ make: 'Koyota', model: 'LandTrotter' });
    expect(known.inTitle('2021 Koyota Nova GXL')).toEqual({ make: 'Koyota', model: 'Nova' });
  });
});

const READERS = [
  readPrice,
  readDistance,
  readEngine,
  (text: string) => readDay(text, 'last'),
  readCount,
  (text: string) => readYear(text, 2026),
  readUse,
  readMass,
  readLength,
  readFlag,
  readVin,
  readPlate,
  readSold,
  readBody,
  readFuel,
  readTransmission,
  readDrive,
  readCondition,
  readStatus,
  readColour,
  readPhotos,
  readFeatures,
];
test('J8 no text whatever makes a reader throw, and none is dropped without a word', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const read of READERS) {
        const { value, how } = read(text);
        if (value === null && how === 'plain') expect(text.trim().length).toBeLessThan(20);
      }
    }),
    { numRuns: 300 },
  ));
