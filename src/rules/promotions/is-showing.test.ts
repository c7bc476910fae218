import { expect, test } from 'vitest';
import { endsTooSoon, isShowing } from '#src/rules/promotions/is-showing.ts';

const STOCKTAKE = { from: '2025-07-01T00:00:00+10:00', until: '2025-07-24T00:00:00+10:00' };
const EOFY = { until: '2025-06-30T23:59:59+10:00' };

test.each([
  ['2025-06-30T13:59:59Z', false],
  ['2025-06-30T14:00:00Z', true],
  ['2025-07-23T13:59:59Z', true],
  ['2025-07-23T14:00:00Z', false],
])('O8.1 the stocktake sale of 1 to 24 July in Brisbane at %s: %s', (at, isOn) =>
  expect(isShowing(STOCKTAKE, Date.parse(at))).toBe(isOn),
);

test.each([
  ['2024-01-01T00:00:00Z', true],
  ['2025-06-30T13:59:58Z', true],
  ['2025-06-30T13:59:59Z', false],
])('O8.1 what runs until the last second of 30 June in Brisbane at %s: %s', (at, isOn) =>
  expect(isShowing(EOFY, Date.parse(at))).toBe(isOn),
);

test('O8c what has no dates, or empty ones, always shows', () =>
  expect([isShowing({}, 0), isShowing({ from: null, until: null }, 0)]).toEqual([true, true]));

test('O8d dates that end before they begin, or as they begin, are known by it', () =>
  expect([
    endsTooSoon({ from: STOCKTAKE.until, until: STOCKTAKE.from }),
    endsTooSoon({ from: STOCKTAKE.from, until: STOCKTAKE.from }),
    endsTooSoon(STOCKTAKE),
    endsTooSoon(EOFY),
  ]).toEqual([true, true, false, false]));
