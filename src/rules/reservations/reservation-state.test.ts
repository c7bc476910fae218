import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservationEffects } from './reservation-effects.ts';
import {
  isLive,
  LIVE_STATES,
  RESERVATION_EVENTS,
  RESERVATION_STATES,
  type ReservationEvent,
  type ReservationState,
  reservationTransition,
} from './reservation-state.ts';

/** The table of docs/decisions/0044-reservations.md, copied by hand: event by state, '-' for nothing; what happens to money in brackets. */
const RECORD = `
event            offered            held              paid              expired          cancelled          refunded          converted
hold             held               held              -                 -                -                  -                 -
payment-succeeds offered[return]    paid[keep]        paid[return]      expired[return]  cancelled[return]  refunded[return]  converted[return]
hold-lapses      -                  expired           -                 -                -                  -                 -
time-ends        -                  -                 expired[return]   -                -                  -                 -
shopper-cancels  cancelled          cancelled[return] cancelled[return] -                -                  -                 -
dealer-cancels   cancelled          cancelled[return] cancelled[return] -                -                  -                 cancelled[return]
vehicle-sells    cancelled          cancelled[return] paid              -                -                  -                 -
dealer-converts  -                  -                 converted         -                -                  -                 -
refund-succeeds  -                  -                 -                 refunded         refunded           refunded          -
`;

const [head = [], ...rows] = RECORD.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));
const cells = rows.flatMap(([event, ...results]) =>
  results.map((result, at) => ({
    event: event as ReservationEvent,
    state: head[at + 1] as ReservationState,
    result: result === '-' ? null : result,
  })),
);

describe('R2 the state machine of reservations', () => {
  test('the record names every event and every state', () => {
    expect(rows.map(([event]) => event)).toEqual([...RESERVATION_EVENTS]);
    expect(head.slice(1)).toEqual([...RESERVATION_STATES]);
  });

  test.each(cells)('$event does to a reservation that is $state: $result', ({ event, state, result }) => {
    const transition = reservationTransition(state, event);
    const shown = transition === null ? null : `${transition.to}${transition.money === 'none' ? '' : `[${transition.money}]`}`;
    expect(shown).toBe(result);
  });

  test('only held and paid keep a vehicle from everybody else', () => {
    expect([...LIVE_STATES]).toEqual(['held', 'paid']);
    expect(RESERVATION_STATES.filter(isLive)).toEqual(['held', 'paid']);
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
    ['paid', 'dealer-cancels', 'gone'],
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
