import type { ReservationEvent, ReservationState, ReservationTransition } from './reservation-state.ts';

/** What a shopper is told of their reservation. withdrawn: the dealer has cancelled it. gone: they paid for what was not kept for them any more. */
export const RESERVATION_MAILS = ['receipt', 'reminder', 'ended', 'cancelled', 'withdrawn', 'refunded', 'gone'] as const;
export type ReservationMailKind = (typeof RESERVATION_MAILS)[number];

/** Whether nobody else can buy the vehicle: it is reserved with a deposit, or bought. */
const isOffSale = (state: ReservationState): boolean => state === 'paid' || state === 'converted';

/** What follows from a transition besides the state itself. */
export interface ReservationEffects {
  /** Whether the deposit stays with the dealer, whatever else is given back. */
  readonly keepsDeposit: boolean;
  readonly isOffSale: boolean;
  /** Whether the vehicle comes back on sale, so that people who wait for it are told. */
  readonly isBack: boolean;
  /** What the shopper is sent; null for nothing. An address that has paid nothing is sent nothing. */
  readonly mail: ReservationMailKind | null;
}

export const reservationEffects = (
  from: ReservationState,
  event: ReservationEvent,
  { to, money }: ReservationTransition,
): ReservationEffects => ({
  keepsDeposit: isOffSale(to),
  isOffSale: isOffSale(to),
  isBack: isOffSale(from) && !isOffSale(to),
  mail: mailOf(from, event, money),
});

function mailOf(
  from: ReservationState,
  event: ReservationEvent,
  money: ReservationTransition['money'],
): ReservationMailKind | null {
  switch (event) {
    case 'payment-succeeds':
      if (money === 'keep') return 'receipt';
      // A second payment of what is reserved: the reservation stands, and the receipt was sent.
      return isOffSale(from) ? null : 'gone';
    case 'time-ends':
      return 'ended';
    case 'shopper-cancels':
      return isOffSale(from) ? 'cancelled' : null;
    case 'dealer-cancels':
      return isOffSale(from) ? 'withdrawn' : null;
    case 'refund-succeeds':
      return 'refunded';
    case 'hold':
    case 'hold-lapses':
    case 'vehicle-sells':
    case 'dealer-converts':
      return null;
  }
}

/** What the dealer reads of a reservation's state, in its lead. */
export const STATE_WORDS: Readonly<Record<ReservationState, string>> = {
  offered: 'Not held yet',
  held: 'Held, not paid yet',
  paid: 'Deposit paid',
  expired: 'Ended: the time ran out',
  cancelled: 'Cancelled',
  refunded: 'Ended, deposit refunded',
  converted: 'Bought',
};
