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

describe('J8 small figures', () => {
  test.each([
    [readCount, ' 7 Seats', 7, 'plain'],
    [readCount, '4 Doors', 4, 'plain'],
    [readCount, '5.0', 5, 'plain'],
    [readCount, 'many', null, 'unreadable'],
    [readMass, '2,480 kg', 2480, 'plain'],
    [readMass, '2.48 t', 2480, 'repaired'],
    [readMass, '2.48', null, 'unreadable'],
    [readMass, '2.480 kg', null, 'unreadable'],
    [readPlate, 'abc 12d', 'ABC 12D', 'plain'],
    [readPlate, 'UNREGISTERED', null, 'plain'],
    [readPlate, 'Not Registered', null, 'plain'],
    [readPlate, '31-12-2026', null, 'unreadable'],
    [readPlate, 'see the office', null, 'unreadable'],
    [readVin, 'NOT AVAILABLE YET', null, 'unreadable'],
    [readFlag, 'Y', true, 'plain'],
    [readFlag, '0', false, 'plain'],
    [readFlag, 'perhaps', null, 'unreadable'],
    [readVin, 'jm0cl0e12nz892961', 'JM0CL0E12NZ892961', 'plain'],
    [readVin, 'JMOCLOE12NZ892961', 'JM0CL0E12NZ892961', 'repaired'],
    [readVin, '00000000000000000', null, 'unreadable'],
    [readVin, 'TBA', null, 'plain'],
  ])('%o reads %s', (read, text, value, how) => expect(read(text)).toEqual({ value, how }));
  test.each([
    ['2022', 2022, 'plain'],
    ['2022.0', 2022, 'plain'],
    ['MY22', 2022, 'repaired'],
    ['05/2022', 2022, 'repaired'],
    ['98', 1998, 'repaired'],
    ['1066', null, 'unreadable'],
    ['3022', null, 'unreadable'],
  ])('the year %s is read', (text, value, how) => expect(readYear(text, 2026)).toEqual({ value, how }));
  test.each([
    ['8.7 L / 100 km', { litres: 8.7, kilowattHours: null }, 'plain'],
    ['8.7', { litres: 8.7, kilowattHours: null }, 'plain'],
    ['0 L / 100 km', { litres: null, kilowattHours: null }, 'plain'],
    ['15.6 kWh/100km', { litres: null, kilowattHours: 15.6 }, 'plain'],
    ['32 mpg', { litres: 8.8, kilowattHours: null }, 'repaired'],
    ['thirsty', null, 'unreadable'],
  ])('the consumption %s is read', (text, value, how) => expect(readUse(text)).toEqual({ value, how }));
  test.each([
    ['21\'6"', 21.5, 'feet'],
    ['21 ft 6 in', 21.5, 'feet'],
    ['6.5 m', 6.5, 'metres'],
    ['6500mm', 6500, 'millimetres'],
    ['21.5', 21.5, null],
  ])('the length %s is read with its unit', (text, figure, unit) =>
    expect(readLength(text)).toEqual({ value: { figure, unit }, how: 'plain' }),
  );
  test('J8 photos are separated however the feed does it, http becomes https, and doubles go', () => {
    expect(readPhotos('https://a.example/1.jpg|https://a.example/2.jpg')).toEqual({
      value: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      how: 'plain',
    });
    expect(readPhotos('http://a.example/1,2.jpg, http://a.example/1,2.jpg')).toEqual({
      value: ['https://a.example/1,2.jpg'],
      how: 'repaired',
    });
    expect(readPhotos('https://a.example/1.jpg https://a.example/2.jpg').value).toHaveLength(2);
    expect(readPhotos('C:\\photos\\1.jpg')).toEqual({ value: null, how: 'unreadable' });
  });
  test('J10 where a feed has a folder, a photo may be the name of a file in it', () => {
    const names = ['upload:ftp/A 1.jpg', 'upload:ftp/p/A,2.JPG', 'https://a.example/3.jpg'];
    expect(readPhotos('A 1.jpg, p\\A,2.JPG;https://a.example/3.jpg', 'ftp')).toEqual({ value: names, how: 'plain' });
    expect(readPhotos('A1.jpg A2.jpg\nA1.jpg', 'ftp')).toEqual({
      value: ['upload:ftp/A1.jpg', 'upload:ftp/A2.jpg'],
      how: 'repaired',
    });
    expect(readPhotos('A1.jpg|../B1.jpg', 'ftp')).toEqual({ value: ['upload:ftp/A1.jpg'], how: 'repaired' });
    expect(readPhotos('A1.jpg')).toEqual({ value: null, how: 'unreadable' });
  });
  test.each(['~', '^', ' ~ ', ';', '|'])('J8 photos are told apart by "%s" between their addresses', (mark) =>
    expect(readPhotos(`https://a.example/~yard/1.jpg${mark}https://a.example/2.jpg`)).toEqual({
      value: ['https://a.example/~yard/1.jpg', 'https://a.example/2.jpg'],
      how: 'plain',
    }),
  );
  test('J8 photos’ addresses in capitals are told apart too', () =>
    expect(readPhotos('HTTPS://a.example/1.JPG;HTTPS://a.example/2.JPG').value).toEqual([
      'https://a.example/1.JPG',
      'https://a.example/2.JPG',
    ]));
  test('J8 features are separated by the first mark that stands between them', () =>
    expect(readFeatures('Alloy wheels 17", 18"|Cruise control| ').value).toEqual(['Alloy wheels 17", 18"', 'Cruise control']));
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
