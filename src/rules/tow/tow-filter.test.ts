import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  onlyTowable,
  rangeOfVerdicts,
  shownVerdicts,
  showsOnlyTowable,
  TOW_VALUES,
  toggledVerdict,
  verdictCounts,
} from './tow-filter.ts';
import { towVerdict } from './tow-verdict.ts';

describe('P15.3 verdicts as a filter are kilograms', () => {
  test.each([
    [['good'], { min: null, max: 2700 }],
    [['close'], { min: 2701, max: 3000 }],
    [['heavy'], { min: 3001, max: null }],
    [['good', 'close'], { min: null, max: 3000 }],
    [['close', 'heavy'], { min: 2701, max: null }],
    [[], null],
    [['good', 'close', 'heavy'], null],
    [['good', 'heavy'], null],
  ] as const)('%j of a limit of 3,000 kg', (values, range) => expect(rangeOfVerdicts(values, 3000)).toEqual(range));
  test('each shows the caravans of its verdict and no other', () =>
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 8000 }), fc.integer({ min: 1, max: 9000 }), (limit, atm) => {
        for (const value of TOW_VALUES) {
          const range = rangeOfVerdicts([value], limit);
          const isShown = atm >= (range?.min ?? 0) && atm <= (range?.max ?? Number.POSITIVE_INFINITY);
          expect(isShown).toBe(towVerdict(limit, { atm, tare: null }).kind === value);
        }
      }),
    ));
  test('what is ticked is what the range shows: all, some or none of a verdict', () => {
    expect(shownVerdicts(null, 3000)).toEqual({ good: 'none', close: 'none', heavy: 'none' });
    expect(shownVerdicts({ min: null, max: 3000 }, 3000)).toEqual({ good: 'all', close: 'all', heavy: 'none' });
    expect(shownVerdicts({ min: null, max: 2500 }, 3000)).toEqual({ good: 'some', close: 'none', heavy: 'none' });
    expect(shownVerdicts({ min: 0, max: 3500 }, 3000)).toEqual({ good: 'all', close: 'all', heavy: 'some' });
  });
  test('a tick adds its verdict and what is between; clearing it takes it away', () => {
    expect(toggledVerdict(null, 3000, 'good', true)).toEqual({ min: null, max: 2700 });
    expect(toggledVerdict({ min: null, max: 2700 }, 3000, 'close', true)).toEqual({ min: null, max: 3000 });
    expect(toggledVerdict({ min: null, max: 3000 }, 3000, 'close', false)).toEqual({ min: null, max: 2700 });
    expect(toggledVerdict({ min: null, max: 2700 }, 3000, 'good', false)).toBeNull();
    expect(toggledVerdict({ min: null, max: 2700 }, 3000, 'heavy', true)).toBeNull();
  });
  test('only what it can tow is a highest weight, and keeps a lowest that was chosen', () => {
    expect(onlyTowable(null, 3000, true)).toEqual({ min: null, max: 3000 });
    expect(onlyTowable({ min: 1500, max: 3500 }, 3000, true)).toEqual({ min: 1500, max: 3000 });
    expect(onlyTowable({ min: 3200, max: null }, 3000, true)).toEqual({ min: null, max: 3000 });
    expect(onlyTowable({ min: 1500, max: 3000 }, 3000, false)).toEqual({ min: 1500, max: null });
    expect(onlyTowable({ min: null, max: 3000 }, 3000, false)).toBeNull();
    expect(showsOnlyTowable(onlyTowable({ min: 1500, max: null }, 3000, true), 3000)).toBe(true);
    expect(showsOnlyTowable({ min: null, max: 3001 }, 3000)).toBe(false);
    expect(showsOnlyTowable(null, 3000)).toBe(false);
  });
  test('every caravan with a weight is counted once', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 9 }))),
        fc.nat(5000),
        (counts, limit) => {
          const { good, close, heavy } = verdictCounts(counts, limit);
          expect(good + close + heavy).toBe(counts.reduce((sum, [, count]) => sum + count, 0));
          expect(good).toBe(
            counts.reduce((sum, [atm, count]) => sum + (towVerdict(limit, { atm, tare: null }).kind === 'good' ? count : 0), 0),
          );
        },
      ),
    ));
});
