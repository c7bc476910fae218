import { expect, test } from 'vitest';
import { withCanonicalPlace } from './near.ts';

const near = (place: string) => ({ near: { place, km: 50 } as const });

test('S23.3 a place that is known by another name than was typed is written by that name', () =>
  expect(withCanonicalPlace({ ...near('geelong'), page: 2 }, { place: '3220-geelong', km: 50 })).toEqual({
    ...near('3220-geelong'),
    page: 2,
  }));

test.each([
  [near('3220-geelong'), { place: '3220-geelong', km: 50 } as const],
  [near('atlantis'), null],
  [{ near: null }, { place: '3220-geelong', km: 50 } as const],
])('S23.3 the address of %o where %o was found stays as it is', (asked, found) =>
  expect(withCanonicalPlace(asked, found)).toBeNull(),
);
