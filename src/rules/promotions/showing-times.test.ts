import { expect, test } from 'vitest';
import { endsBeforeStart, isShowing, nextShowingChange } from './showing-times.ts';

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
    endsBeforeStart({ from: STOCKTAKE.until, until: STOCKTAKE.from }),
    endsBeforeStart({ from: STOCKTAKE.from, until: STOCKTAKE.from }),
    endsBeforeStart(STOCKTAKE),
    endsBeforeStart(EOFY),
  ]).toEqual([true, true, false, false]));

const at = (text: string) => Date.parse(text);
const page = {
  home: {
    blocks: [
      { block: 'prose', from: '2025-07-01T00:00:00+10:00', until: '2025-07-24T00:00:00+10:00' },
      { block: 'promo-slider', slides: [{ heading: 'EOFY', until: '2025-06-30T23:59:59+10:00' }] },
    ],
  },
};

test('O8e the next edge of anything dated is found however deep it lies, never one gone by', () =>
  expect(
    ['2025-06-01T00:00:00Z', '2025-06-30T13:59:59Z', '2025-06-30T14:00:00Z', '2025-08-01T00:00:00Z'].map((now) =>
      nextShowingChange(page, at(now)),
    ),
  ).toEqual([at('2025-06-30T13:59:59Z'), at('2025-06-30T14:00:00Z'), at('2025-07-23T14:00:00Z'), Number.POSITIVE_INFINITY]));

test('S18.6 a tile flips at its start and at its end', () => {
  const tile = { starts: '2026-03-09T00:00:00Z', expires: '2026-04-01T00:00:00Z', title: 'from: never' };
  expect([nextShowingChange([tile], at('2026-03-01T00:00:00Z')), nextShowingChange([tile], at('2026-03-10T00:00:00Z'))]).toEqual([
    at(tile.starts),
    at(tile.expires),
  ]);
});

test('O8f what is no date never flips', () =>
  expect(nextShowingChange({ from: 'Brisbane', until: 4, a: null }, 0)).toBe(Number.POSITIVE_INFINITY));
