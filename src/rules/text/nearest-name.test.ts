import { expect, test } from 'vitest';
import { nearestName } from './nearest-name.ts';

const NAMES = ['site list', 'site show', 'leads', 'leads show', 'doctor'];

test.each([
  ['site lst', 'site list'],
  ['sit show', 'site show'],
  ['leads shwo', 'leads show'],
  ['DOCTOR', 'doctor'],
  ['frobnicate', null],
  ['', null],
])('J6.3 for "%s" the nearest name is %s', (typed, near) => {
  expect(nearestName(typed, NAMES)).toBe(near);
});
