import type { StoredState } from '#src/rules/bookings/booking-state.ts';

/** What people can come for. */
export type BookingKind = 'test-drive' | 'service';

/** A place at a time that a lead wants. */
export interface WantedSlot {
  readonly locationId: number;
  readonly kind: BookingKind;
  readonly startsAt: string;
  readonly minutes: number;
  /** How many can come at once. */
  readonly capacity: number;
  /** For how long the place is held for someone who has not confirmed it; never beyond the start. */
  readonly holdHours: number;
  readonly limits?: BookingLimits;
}

/** Who wants a place, by keyed hashes, and how many they may have (ledger H9). */
export interface BookingLimits {
  readonly persons: readonly string[];
  /** How many bookings to come of one kind a person may have. */
  readonly mostPerPerson: number;
  readonly network?: string;
  /** How many bookings a network address may make within the window. */
  readonly mostPerNetwork?: number;
  readonly windowHours?: number;
}

/** A lead's booking as it is stored; instants as text, with their offset. */
export interface BookingRow extends StoredState {
  readonly kind: BookingKind;
  readonly locationId: number;
  readonly locationName: string | null;
  readonly locationState: string | null;
  readonly startsAt: string;
  readonly minutes: number | null;
  readonly heldUntil: string | null;
  /** Rises with each change that a calendar must notice. */
  readonly sequence: number;
  /** How often it was given another time. */
  readonly moves: number;
  readonly changedAt: string;
}
