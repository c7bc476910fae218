/**
 * A reservation's state. offered: a checkout that keeps nothing yet. held: kept for a shopper who is about to pay. paid: the deposit is
 * paid and the vehicle off sale. expired and cancelled: the vehicle is free again. refunded: so is the money. converted: bought.
 */
export const RESERVATION_STATES = ['offered', 'held', 'paid', 'expired', 'cancelled', 'refunded', 'converted'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** The states that keep a vehicle from everybody else. */
export const LIVE_STATES = ['held', 'paid'] as const satisfies readonly ReservationState[];

export const RESERVATION_EVENTS = [
  'hold',
  'payment-succeeds',
  'hold-lapses',
  'time-ends',
  'shopper-cancels',
  'dealer-cancels',
  'vehicle-sells',
  'dealer-converts',
  'refund-succeeds',
] as const;
export type ReservationEvent = (typeof RESERVATION_EVENTS)[number];

export interface ReservationTransition {
  readonly to: ReservationState;
  /**
   * What happens to money: `keep` takes the payment that the event brings as the deposit; `return` gives back every payment of this
   * reservation that has succeeded and was not given back; `none` changes nothing.
   */
  readonly money: 'keep' | 'return' | 'none';
}

type Table = Readonly<Record<ReservationState, Readonly<Partial<Record<ReservationEvent, ReservationTransition>>>>>;

const to = (state: ReservationState, money: ReservationTransition['money'] = 'none'): ReservationTransition => ({
  to: state,
  money,
});

/**
 * The state machine of reservations. An event that is missing from a row changes nothing. A payment that arrives for a reservation that
 * no longer waits for one is given back, whatever the state, so that nobody pays without a hold
 * (docs/decisions/0044-reservations.md).
 */
const TRANSITIONS: Table = {
  offered: {
    hold: to('held'),
    'payment-succeeds': to('offered', 'return'),
    'shopper-cancels': to('cancelled'),
    'dealer-cancels': to('cancelled'),
    'vehicle-sells': to('cancelled'),
  },
  held: {
    hold: to('held'),
    'payment-succeeds': to('paid', 'keep'),
    'hold-lapses': to('expired'),
    'shopper-cancels': to('cancelled', 'return'),
    'dealer-cancels': to('cancelled', 'return'),
    'vehicle-sells': to('cancelled', 'return'),
  },
  paid: {
    // A second payment for what is paid already. The first is not given back: it is the deposit.
    'payment-succeeds': to('paid', 'return'),
    'time-ends': to('expired', 'return'),
    'shopper-cancels': to('cancelled', 'return'),
    'dealer-cancels': to('cancelled', 'return'),
    // A feed marks a vehicle as sold when the shopper who reserved it has signed: it stays paid until the dealer converts or cancels it,
    // or its time ends.
    'vehicle-sells': to('paid'),
    'dealer-converts': to('converted'),
  },
  expired: { 'payment-succeeds': to('expired', 'return'), 'refund-succeeds': to('refunded') },
  cancelled: { 'payment-succeeds': to('cancelled', 'return'), 'refund-succeeds': to('refunded') },
  refunded: { 'payment-succeeds': to('refunded', 'return'), 'refund-succeeds': to('refunded') },
  converted: {
    'payment-succeeds': to('converted', 'return'),
    // The dealer gives the deposit back after all.
    'dealer-cancels': to('cancelled', 'return'),
  },
};

/** What an event does to a reservation, or null if it changes nothing. */
export const reservationTransition = (state: ReservationState, event: ReservationEvent): ReservationTransition | null =>
  TRANSITIONS[state][event] ?? null;

export const isLive = (state: ReservationState): boolean => (LIVE_STATES as readonly ReservationState[]).includes(state);

const ENDED_STATES: readonly ReservationState[] = ['expired', 'cancelled', 'refunded'];

/** Whether a reservation is over without a sale. */
export const hasEnded = (state: ReservationState): boolean => ENDED_STATES.includes(state);
