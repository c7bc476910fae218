import { expect, test } from 'vitest';
import { FIELD_HEADERS, FIELD_NAMES } from './feed-headers.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readDay } from './read-day.ts';
import { readEngine } from './read-engine.ts';
import { Makes } from './read-make.ts';
import { gearsIn, readColour, readFuel, readStatus, readTransmission } from './read-words.ts';

const aids = { makes: new Makes([{ name: 'Alba', also: [] }]), thisYear: 2026 };
/** What each header is taken for, whatever its column says. */
const fieldsOf = (...headers: readonly string[]) =>
  Object.fromEntries(proposeMapping(headers, [], aids).columns.map(({ column, field }) => [column, field]));

test.each([
  ['STK_NO', 'stocknum'],
  ['DealerStockRef', 'stocknum'],
  ['MAKE_DESC', 'make'],
  ['ModelDescription', 'model'],
  ['MODEL_YR', 'year'],
  ['SeriesPublic', 'series'],
  ['AdStatus', 'status'],
  ['ENG_CC', 'engine'],
  ['DoorNum', 'doors'],
  ['SeatCap', 'seats'],
  ['Drv Type', 'drive'],
  ['COL', 'colour'],
  ['TRIM_COL', 'interior_colour'],
  ['REG_EXP_DT', 'rego_expiry'],
  ['BUILD_YYMM', 'build_date'],
  ['CompDate', 'compliance_date'],
  ['PriceQualifier', 'price_type'],
  ['RETAIL_INC', 'price'],
  ['Price (Drive Away)', 'dap_price'],
  ['LOCN', 'location'],
  ['CERT_YN', 'certified'],
  ['EXTCOL', 'colour'],
  ['INTCOL', 'interior_colour'],
  ['BODYCOLOUR', 'colour'],
  ['STKNO', 'stocknum'],
  ['KLMS', 'km'],
  ['Speedo', 'km'],
  ['Sell Price', 'price'],
  ['Tare Wt', 'tare_weight'],
  ['ATM Weight', 'aggregate_trailer_mass'],
  ['External Length', 'body_length'],
  ['Body Length (mm)', 'body_length'],
  ['Berth No', 'sleeps'],
  ['Img12', 'photos'],
  ['PHOTO_URL_3', 'photos'],
] as const)('J8 the header "%s" is a %s, before any value is seen', (header, field) =>
  expect(fieldsOf(header)).toEqual({ [header]: field }),
);

test.each(['Dealer ID', 'Dealer Price', 'Model ID', 'In Stock', 'INV_COST', 'Status Date', 'Vehicle Description'])(
  'J2 the header "%s" is taken for nothing',
  (header) => expect(fieldsOf(header)).toEqual({ [header]: null }),
);

test('J8 a stock number in other words is one before the number of an advertisement is', () =>
  expect(fieldsOf('AdID', 'DealerStockRef')).toEqual({ AdID: null, DealerStockRef: 'stocknum' }));

test('J8 every header on the list is still what it is listed as, beside a price', () => {
  for (const field of FIELD_NAMES)
    for (const header of FIELD_HEADERS[field]) expect(fieldsOf('PRICE', header)).toMatchObject({ [header]: field });
});

test.each([
  ['1.8i', 1.8, null],
  ['2.4DTT', 2.4, 'Turbo'],
  ['2.0 T', 2, 'Turbo'],
  ['3.0TD', 3, 'Turbo'],
  ['3.0D', 3, null],
])('J8 an engine "%s" has %d litres', (text, litres, induction) =>
  expect(readEngine(text).value).toMatchObject({ litres, induction }),
);

test.each([
  ['02/19', 'first', '2019-02-01'],
  ['07/08', 'first', '2008-07-01'],
  ['03/27', 'last', '2027-03-31'],
  ['03/04', 'last', null],
  ['13/19', 'first', null],
] as const)('J8 "%s" where the %s day of a month is meant is %s', (text, means, value) =>
  expect(readDay(text, means)).toEqual({ value, how: value === null ? 'unreadable' : 'repaired' }),
);

test.each([
  ['colour', readColour, 'HERON WHT', 'Heron White', 'repaired'],
  ['colour', readColour, 'BLK', 'Black', 'repaired'],
  ['transmission', readTransmission, '7DSG', 'Automatic', 'plain'],
  ['fuel', readFuel, 'ELEC', 'Electric', 'plain'],
  ['fuel', readFuel, 'E10', 'Petrol', 'plain'],
  ['status', readStatus, 'AVAIL', 'in_stock', 'plain'],
] as const)('J8 a %s is read, however it is shortened (%o)', (_field, read, text, value, how) =>
  expect(read(text)).toEqual({ value, how }),
);

test.each([
  ['6A', 6],
  ['7DSG', 7],
  ['5M', 5],
  ['1R', null],
])('J8 a transmission "%s" has %s gears', (text, gears) => expect(gearsIn(text)).toBe(gears));
