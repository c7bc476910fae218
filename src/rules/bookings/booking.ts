import type { StoredState } from './booking-state.ts';

/** What people can come for: to drive a vehicle, to have theirs serviced, or to have it looked at before it is bought. */
export const BOOKING_KINDS = ['test-drive', 'service', 'inspection'] as const;

export type BookingKind = (typeof BOOKING_KINDS)[number];

/** A lead's booking; instants are ISO texts with their offset. */
export interface Booking extends StoredState {
  readonly kind: BookingKind;
  readonly locationId: number;
  readonly locationName: string | null;
  readonly locationState: string | null;
  readonly startsAt: string;
  readonly minutes: number | null;
  readonly heldUntil: string | null;
  /** Rises with each change that a calendar must notice. */
  readonly sequence: number;
  /** How often it was moved to another time. */
  readonly moves: number;
  readonly changedAt: string;
}
