import { expect, test } from 'vitest';
import { thinSoldRuns } from '#src/rules/search/sold-runs.ts';

const thin = (hits: string) => thinSoldRuns(hits.split(''), (hit) => hit === 'S').join('');

test.each([
  ['SSS', 'SSS'],
  ['aSSb', 'aSb'],
  ['SSaSSSbS', 'SaSbS'],
  ['abc', 'abc'],
  ['', ''],
])('S12.1 of %s the page keeps %s', (hits, kept) => expect(thin(hits)).toBe(kept));
