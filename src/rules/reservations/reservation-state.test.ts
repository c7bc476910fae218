import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECORDED, RECORDED_EVENTS, RECORDED_STATES } from '#tests/factories/reservation-record.ts';
import { reservationEffects } from './reservation-effects.ts';
import {
  hasEnded,
  isLive,
  LIVE_STATES,
  RESERVATION_EVENTS,
  RESERVATION_STATES,
  type ReservationEvent,
  type ReservationState,
  reservationTransition,
} from './reservation-state.ts';

describe('R2 the state machine of reservations', () => {
  test('the record names every event and every state', () => {
    expect(RECORDED_EVENTS).toEqual([...RESERVATION_EVENTS]);
    expect(RECORDED_STATES).toEqual([...RESERVATION_STATES]);
  });

  test.each(RECORDED)('$event does to a reservation that is $state: $result', ({ event, state, result }) => {
    const transition = reservationTransition(state as ReservationState, event as ReservationEvent);
    const shown = transition === null ? null : `${transition.to}${transition.money === 'none' ? '' : `[${transition.money}]`}`;
    expect(shown).toBe(result);
  });

  test('only held and paid keep a vehicle from everybody else', () => {
    expect([...LIVE_STATES]).toEqual(['held', 'paid']);
    expect(RESERVATION_STATES.filter(isLive)).toEqual(['held', 'paid']);
    expect(RESERVATION_STATES.filter(hasEnded)).toEqual(['expired', 'cancelled', 'refunded']);
  });

  test('in any order of events, a payment is kept once at most, and what is kept is off sale', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RESERVATION_EVENTS), { maxLength: 40 }), (events) => {
        let state: ReservationState = 'offered';
        let kept = 0;
        for (const event of events) {
          const transition = reservationTransition(state, event);
          if (transition === null) continue;
          if (transition.money === 'keep') kept += 1;
          state = transition.to;
        }
        expect(kept).toBeLessThanOrEqual(1);
        if (state === 'paid' || state === 'converted') expect(kept).toBe(1);
      }),
    );
  });

  test('whatever state a reservation is in, a payment that succeeds is kept or given back, never neither', () => {
    for (const state of RESERVATION_STATES)
      expect(['keep', 'return']).toContain(reservationTransition(state, 'payment-succeeds')?.money);
  });
});

describe('what follows from a transition', () => {
  const effects = (state: ReservationState, event: ReservationEvent) => {
    const transition = reservationTransition(state, event);
    return transition === null ? null : reservationEffects(state, event, transition);
  };

  test.each([
    ['held', 'payment-succeeds', 'receipt'],
    ['paid', 'payment-succeeds', null],
    ['expired', 'payment-succeeds', 'gone'],
    ['cancelled', 'payment-succeeds', 'gone'],
    ['paid', 'time-ends', 'ended'],
    ['paid', 'shopper-cancels', 'cancelled'],
    ['held', 'shopper-cancels', null],
    ['paid', 'dealer-cancels', 'withdrawn'],
    ['held', 'vehicle-sells', null],
    ['held', 'hold-lapses', null],
    ['cancelled', 'refund-succeeds', 'refunded'],
  ] as const)('R2 a shopper whose reservation is %s, and %s, is sent: %s', (state, event, mail) =>
    expect(effects(state, event)?.mail).toBe(mail),
  );

  test('R2 a vehicle comes back on sale when a paid reservation ends, and not when it is bought', () => {
    expect(effects('paid', 'time-ends')).toMatchObject({ isBack: true, isOffSale: false, keepsDeposit: false });
    expect(effects('paid', 'dealer-converts')).toMatchObject({ isBack: false, isOffSale: true, keepsDeposit: true });
    expect(effects('held', 'hold-lapses')).toMatchObject({ isBack: false, isOffSale: false });
    expect(effects('paid', 'payment-succeeds')).toMatchObject({ isBack: false, isOffSale: true, keepsDeposit: true });
  });
});
