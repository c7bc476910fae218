import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BookingEvent,
  type BookingPhase,
  bookingPhase,
  bookingTransition,
  holdsSlot,
  type ReleaseReason,
  type StoredState,
  shopperChoices,
} from './booking-state.ts';

const PHASES: readonly BookingPhase[] = ['wish', 'held', 'lapsed', 'confirmed', 'cancelled', 'moved', 'spam', 'confirmed-spam'];
const EVENTS: readonly BookingEvent[] = [
  'hold-ends',
  'shopper-confirms',
  'dealer-confirms',
  'shopper-moves',
  'shopper-cancels',
  'marked-spam',
  'marked-not-spam',
];
const stored = (facts: Partial<StoredState>): StoredState => ({
  state: 'held',
  reason: null,
  isLapsed: false,
  wasConfirmed: false,
  ...facts,
});

describe('L11 each change of a booking', () => {
  test.each<[BookingPhase, BookingEvent, BookingPhase, string]>([
    ['held', 'hold-ends', 'lapsed', 'free'],
    ['held', 'shopper-confirms', 'confirmed', 'keep'],
    ['held', 'dealer-confirms', 'confirmed', 'keep'],
    ['held', 'shopper-moves', 'confirmed', 'take'],
    ['held', 'shopper-cancels', 'cancelled', 'free'],
    ['held', 'marked-spam', 'spam', 'free'],
    ['lapsed', 'shopper-confirms', 'confirmed', 'take'],
    ['lapsed', 'dealer-confirms', 'confirmed', 'take'],
    ['lapsed', 'shopper-moves', 'confirmed', 'take'],
    ['lapsed', 'shopper-cancels', 'cancelled', 'none'],
    ['lapsed', 'marked-spam', 'spam', 'none'],
    ['confirmed', 'shopper-confirms', 'confirmed', 'keep'],
    ['confirmed', 'dealer-confirms', 'confirmed', 'keep'],
    ['confirmed', 'shopper-moves', 'confirmed', 'take'],
    ['confirmed', 'shopper-cancels', 'cancelled', 'free'],
    ['confirmed', 'marked-spam', 'confirmed-spam', 'free'],
    ['wish', 'dealer-confirms', 'confirmed', 'take'],
    ['wish', 'shopper-moves', 'confirmed', 'take'],
    ['wish', 'shopper-cancels', 'cancelled', 'none'],
    ['cancelled', 'dealer-confirms', 'confirmed', 'take'],
    ['cancelled', 'shopper-moves', 'confirmed', 'take'],
    ['cancelled', 'shopper-cancels', 'cancelled', 'none'],
    ['spam', 'marked-not-spam', 'held', 'take'],
    ['confirmed-spam', 'marked-not-spam', 'confirmed', 'take'],
  ])('%s, when %s: %s, and its slot: %s', (phase, event, to, slot) => {
    expect(bookingTransition(phase, event)).toEqual({ to, slot });
  });

  test('there is none besides these 24', () => {
    const possible = PHASES.flatMap((phase) => EVENTS.filter((event) => bookingTransition(phase, event) !== null));
    expect(possible).toHaveLength(24);
  });
});

test('L11 a place is taken exactly where a booking without one comes to hold one, and freed exactly where it stops', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PHASES), fc.constantFrom(...EVENTS), (phase, event) => {
      const transition = bookingTransition(phase, event);
      if (transition === null || event === 'shopper-moves') return;
      const [before, after] = [holdsSlot(phase), holdsSlot(transition.to)];
      expect(transition.slot).toBe(before ? (after ? 'keep' : 'free') : after ? 'take' : 'none');
    }),
  );
});

test('H9 nothing that a shopper does brings a booking back that is held as spam', () => {
  for (const event of EVENTS.filter((one) => one.startsWith('shopper')))
    for (const phase of ['spam', 'confirmed-spam'] as const) expect(bookingTransition(phase, event)).toBeNull();
});

test('L11 a held booking whose time for confirming is over has lapsed', () => {
  expect(bookingPhase(stored({}))).toBe('held');
  expect(bookingPhase(stored({ isLapsed: true }))).toBe('lapsed');
});

test('L11 a released booking stands where its reason says', () => {
  for (const reason of ['wish', 'lapsed', 'cancelled', 'moved', 'spam'] satisfies ReleaseReason[])
    expect(bookingPhase(stored({ state: 'released', reason }))).toBe(reason);
  expect(bookingPhase(stored({ state: 'released', reason: 'spam', wasConfirmed: true }))).toBe('confirmed-spam');
});

test('L11 a shopper may confirm a held or a lapsed booking, and only before it begins', () => {
  const able = (hasBegun: boolean) => PHASES.filter((phase) => shopperChoices(phase, hasBegun, 1).canConfirm);
  expect(able(false)).toEqual(['held', 'lapsed']);
  expect(able(true)).toEqual([]);
});

test('L11 a shopper may give any booking another time but one that was kept and has begun, or is spam', () => {
  const able = (hasBegun: boolean, left = 1) => PHASES.filter((phase) => shopperChoices(phase, hasBegun, left).canMove);
  expect(able(false)).toEqual(['wish', 'held', 'lapsed', 'confirmed', 'cancelled']);
  expect(able(true)).toEqual(['wish', 'lapsed', 'cancelled']);
});

test('H9 a booking that was moved as often as it may be cannot be moved again, but still be cancelled', () => {
  expect(shopperChoices('confirmed', false, 0)).toEqual({ canConfirm: false, canMove: false, canCancel: true });
});
