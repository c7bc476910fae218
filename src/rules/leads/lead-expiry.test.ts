import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadExpiry } from '#src/rules/leads/lead-expiry.ts';

const DAY = 86_400_000;
const switches = { leadRetentionDays: 730, spamRetentionDays: 30, unfinishedRetentionDays: 90 };

test('H10.6 spam goes first, then what was never finished, then leads, each after its own days', () =>
  expect(leadExpiry(switches, 1000 * DAY)).toEqual([
    { kind: 'spam', before: 970 * DAY },
    { kind: 'unfinished', before: 910 * DAY },
    { kind: 'finished', before: 270 * DAY },
  ]));

test('H10.6 what is kept for longer is erased no earlier', () => {
  const days = fc.integer({ min: 1, max: 36_500 });
  fc.assert(
    fc.property(days, days, (one, other) => {
      const before = (leadRetentionDays: number) => leadExpiry({ ...switches, leadRetentionDays }, 0)[2]?.before ?? 0;
      expect(before(Math.max(one, other))).toBeLessThanOrEqual(before(Math.min(one, other)));
    }),
  );
});
