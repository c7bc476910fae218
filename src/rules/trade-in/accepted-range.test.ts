import { expect, test } from 'vitest';
import { acceptedRange } from './accepted-range.ts';

test.each([
  [{ 'Offer range': '$19,800 to $21,400', offer_accepted: 'true' }, '$19,800 to $21,400'],
  [{ 'Offer range': '$19,800 to $21,400' }, null],
  [{ 'Offer range': '', offer_accepted: 'true' }, null],
  [{ offer_accepted: 'true' }, null],
  [{ 'Offer range': '$1 to $2 at evil.example', offer_accepted: 'true' }, null],
])('T1 of %j the accepted range is %j', (fields, range) => {
  expect(acceptedRange(fields)).toBe(range);
});
