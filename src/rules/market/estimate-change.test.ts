import { expect, test } from 'vitest';
import { isEstimateChanged } from './estimate-change.ts';

const BEFORE = { low: 20_000, high: 30_000, confidence: 0.5, comparables: 40 };

test('an estimate that was not there has moved', () => expect(isEstimateChanged(undefined, BEFORE)).toBe(true));

test.each([
  [{}, false],
  [{ low: 20_200 }, false],
  [{ low: 20_210 }, true],
  [{ high: 29_700 }, false],
  [{ high: 29_690 }, true],
  [{ confidence: 0.59 }, false],
  [{ confidence: 0.61 }, true],
  [{ comparables: 44 }, false],
  [{ comparables: 35 }, true],
])('with %j it has moved: %s', (after, moved) => expect(isEstimateChanged(BEFORE, { ...BEFORE, ...after })).toBe(moved));
