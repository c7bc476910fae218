import type { BegunPayment, RefundState } from '../payments/payment-state.ts';
import type { AgreedPurchase } from '../purchase/purchase-words.ts';
import type { ReservationEvent, ReservationState } from './reservation-state.ts';

/** The vehicle as it was when it was reserved; what a receipt says of it stays true when it is sold or removed. */
export interface ReservedVehicle {
  readonly words: string;
  readonly slug: string;
  readonly stocknum: string;
  /** Its first picture as the feed has it; null without one. */
  readonly imagePath: string | null;
}

export interface ReservationEnding {
  readonly event: ReservationEvent;
  readonly from: ReservationState;
  readonly at: number;
}

/** A reservation as the person who made it sees it. Money in cents, times in milliseconds since 1970. */
export interface OwnReservation {
  readonly id: string;
  /** What people call it: 'R-7K4M2XQH'. */
  readonly number: string;
  readonly state: ReservationState;
  /** The key of the vehicle's page; null when it was removed. */
  readonly carKey: string | null;
  readonly vehicle: ReservedVehicle;
  readonly depositCents: number;
  readonly priceCents: number;
  /** How long a paid reservation lasts, in hours. */
  readonly hours: number;
  /** When an unpaid hold ends; a payment that waits for a bank keeps it a little longer. null unless it is held. */
  readonly heldUntil: number | null;
  /** The payment that a bank has yet to answer; null when none waits, or it is not held any more. */
  readonly waitingPaymentId: string | null;
  /**
   * The payments whose end the provider has not told yet: its shopper may have been charged, whatever became of the reservation. None for whoever
   * only has its number, which anybody may have typed.
   */
  readonly openPayments: readonly BegunPayment[];
  /** When a paid reservation ends, or ended; null if it was never paid. */
  readonly paidUntil: number | null;
  /** What the shopper told us: name, last_name, email, phone. What was erased is missing. */
  readonly contact: Readonly<Record<string, string>>;
  /** 'Visa ending 4242'; null until it is paid. */
  readonly card: string | null;
  /** How far giving the deposit back is. */
  readonly refund: RefundState;
  readonly refundedAt: number | null;
  readonly paidAt: number | null;
  readonly changedAt: number;
  /** What ended it, and what it was until then; null while it stands. */
  readonly ending: ReservationEnding | null;
  readonly createdAt: number;
  /** What they agreed to beside, if it is part of buying the vehicle online; null if not. */
  readonly agreed: AgreedPurchase | null;
}
