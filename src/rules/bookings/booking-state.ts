/** Why a booking holds no slot. */
export type ReleaseReason = 'wish' | 'lapsed' | 'cancelled' | 'moved' | 'spam';

export interface StoredState {
  readonly state: 'held' | 'confirmed' | 'released';
  /** Set only when it is released. */
  readonly reason: ReleaseReason | null;
  /** Whether it was held and its time for confirming has passed, by the database's clock. */
  readonly isLapsed: boolean;
  readonly wasConfirmed: boolean;
}

export const BOOKING_PHASES = ['wish', 'held', 'lapsed', 'confirmed', 'cancelled', 'moved', 'spam', 'confirmed-spam'] as const;

/**
 * A booking's phase. Only a held or confirmed one keeps its slot from others. wish: a request for a time, without a slot. held:
 * the slot is kept until an instant. lapsed: that instant has passed.
 */
export type BookingPhase = (typeof BOOKING_PHASES)[number];

export type BookingEvent =
  | 'hold-ends'
  | 'shopper-confirms'
  | 'dealer-confirms'
  | 'shopper-moves'
  | 'shopper-cancels'
  | 'marked-spam'
  | 'marked-not-spam';

export interface Transition {
  readonly to: BookingPhase;
  /** What happens to the slot: kept, taken if one is free, released, or there is none. */
  readonly slot: 'keep' | 'take' | 'free' | 'none';
}

type Table = Readonly<Record<BookingPhase, Readonly<Partial<Record<BookingEvent, Transition>>>>>;

const TAKE: Transition = { to: 'confirmed', slot: 'take' };
const KEEP: Transition = { to: 'confirmed', slot: 'keep' };

/**
 * The state machine of bookings. An event that is missing from a row cannot happen to a booking in that phase
 * (docs/decisions/0022-bookings.md).
 */
const TRANSITIONS: Table = {
  wish: { 'dealer-confirms': TAKE, 'shopper-moves': TAKE, 'shopper-cancels': { to: 'cancelled', slot: 'none' } },
  held: {
    'hold-ends': { to: 'lapsed', slot: 'free' },
    'shopper-confirms': KEEP,
    'dealer-confirms': KEEP,
    'shopper-moves': TAKE,
    'shopper-cancels': { to: 'cancelled', slot: 'free' },
    'marked-spam': { to: 'spam', slot: 'free' },
  },
  lapsed: {
    'shopper-confirms': TAKE,
    'dealer-confirms': TAKE,
    'shopper-moves': TAKE,
    'shopper-cancels': { to: 'cancelled', slot: 'none' },
    'marked-spam': { to: 'spam', slot: 'none' },
  },
  confirmed: {
    'shopper-confirms': KEEP,
    'dealer-confirms': KEEP,
    'shopper-moves': TAKE,
    'shopper-cancels': { to: 'cancelled', slot: 'free' },
    'marked-spam': { to: 'confirmed-spam', slot: 'free' },
  },
  cancelled: { 'dealer-confirms': TAKE, 'shopper-moves': TAKE, 'shopper-cancels': { to: 'cancelled', slot: 'none' } },
  // It became another booking of the same lead.
  moved: {},
  spam: { 'marked-not-spam': { to: 'held', slot: 'take' } },
  'confirmed-spam': { 'marked-not-spam': TAKE },
};

/** What an event does to a booking, or null if it cannot happen. */
export const bookingTransition = (phase: BookingPhase, event: BookingEvent): Transition | null =>
  TRANSITIONS[phase][event] ?? null;

export function bookingPhase({ state, reason, isLapsed, wasConfirmed }: StoredState): BookingPhase {
  if (state === 'confirmed') return 'confirmed';
  if (state === 'held') return isLapsed ? 'lapsed' : 'held';
  if (reason === 'spam') return wasConfirmed ? 'confirmed-spam' : 'spam';
  return reason ?? 'cancelled';
}

/** Whether a booking keeps its slot from others. */
export const holdsSlot = (phase: BookingPhase): boolean => phase === 'held' || phase === 'confirmed';

/** What a shopper can do with the link to a booking. */
export interface ShopperChoices {
  readonly canConfirm: boolean;
  readonly canMove: boolean;
  readonly canCancel: boolean;
}

/**
 * What a shopper can still do: nothing once a booking with a slot has begun; one without a slot can still be given another time.
 */
export function shopperChoices(phase: BookingPhase, hasBegun: boolean, movesLeft: number): ShopperChoices {
  const can = (event: BookingEvent) => bookingTransition(phase, event) !== null;
  const isOver = hasBegun && holdsSlot(phase);
  return {
    canConfirm: can('shopper-confirms') && phase !== 'confirmed' && !hasBegun,
    canMove: can('shopper-moves') && !isOver && movesLeft > 0,
    canCancel: can('shopper-cancels') && phase !== 'cancelled' && !hasBegun,
  };
}
