import { expect, test } from 'vitest';
import { kmAllowed, offerUntil } from './offer-until.ts';

test.each([
  ['2026-11-15T03:00:00Z', '2026-11-22T07:00:00.000Z'],
  // At 6 pm the seventh day's 5 pm would be too soon.
  ['2026-11-15T08:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-15T07:00:00Z', '2026-11-22T07:00:00.000Z'],
])('T1 an offer made at %s lasts seven days, to 5 pm in Brisbane: %s', (now, until) =>
  expect(new Date(offerUntil('Australia/Brisbane', Date.parse(now), 7)).toISOString()).toBe(until),
);
test('T1 an offer is good for a thousand kilometres more', () => expect(kmAllowed(58_200)).toBe(59_200));
