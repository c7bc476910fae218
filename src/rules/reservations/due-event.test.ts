import { expect, test } from 'vitest';
import { dueEvent, endsAt } from './due-event.ts';

const MINUTE = 60_000;
const held = { state: 'held', heldUntil: 20 * MINUTE, paidUntil: null, hasWaitingPayment: false } as const;
const paid = { state: 'paid', heldUntil: 20 * MINUTE, paidUntil: 48 * 60 * MINUTE, hasWaitingPayment: false } as const;

test.each([
  ['an unpaid hold just before its 20 minutes are over', held, 20 * MINUTE - 1, null],
  ['an unpaid hold when its 20 minutes are over', held, 20 * MINUTE, 'hold-lapses'],
  ['a hold that waits for a bank, 9 minutes later', { ...held, hasWaitingPayment: true }, 30 * MINUTE - 1, null],
  ['a hold that waits for a bank, 10 minutes later', { ...held, hasWaitingPayment: true }, 30 * MINUTE, 'hold-lapses'],
  ['a paid reservation just before its 48 hours are over', paid, 48 * 60 * MINUTE - 1, null],
  ['a paid reservation when its 48 hours are over', paid, 48 * 60 * MINUTE, 'time-ends'],
  ['a paid reservation with another payment under way', { ...paid, hasWaitingPayment: true }, 48 * 60 * MINUTE, 'time-ends'],
  ['one that has ended', { ...held, state: 'expired' }, 99 * MINUTE, null],
  ['one that was bought', { ...paid, state: 'converted' }, 99 * 60 * MINUTE, null],
] as const)('R2 the clock does to %s', (_, reservation, now, event) => expect(dueEvent(reservation, now)).toBe(event));

test('R2 what keeps no vehicle has no end', () => expect(endsAt({ ...held, state: 'cancelled' })).toBeNull());
