import type { BookingKind } from '#src/rules/bookings/booking.ts';

export interface WantedSlot {
  readonly locationId: number;
  readonly kind: BookingKind;
  readonly startsAt: string;
  readonly minutes: number;
  /** How many can come at once. */
  readonly capacity: number;
  /** For how long the slot is held until it is confirmed; never beyond its start. */
  readonly holdHours: number;
  readonly limits?: BookingLimits;
}

/** Who wants a slot, by keyed hashes, and how many they may have (ledger H9). */
export interface BookingLimits {
  readonly persons: readonly string[];
  /** The hashes under the key that was replaced: what was booked under them counts too. */
  readonly personsBefore?: readonly string[];
  /** How many bookings to come of one kind a person may have. */
  readonly mostPerPerson: number;
  readonly network?: string;
  readonly networkBefore?: string | null;
  /** How many bookings a network address may make within the window. */
  readonly mostPerNetwork?: number;
  readonly windowHours?: number;
}
