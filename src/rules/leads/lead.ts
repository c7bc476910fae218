import type { Booking } from '#src/rules/bookings/booking.ts';
import type { ConsentRecord } from './consent-record.ts';

/** A document that came with a lead; the file itself is outside the database, under this id. */
export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
}

/** All that came with a lead: the first, and those that came with it, if any. */
export interface StoredUploads extends StoredUpload {
  readonly more?: readonly StoredUpload[];
}

/** A lead with its booking, if it has one. */
export interface Lead {
  readonly id: string;
  readonly form: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly leadStatus: 'Incomplete' | 'Complete';
  readonly isSpam: boolean;
  readonly vehicleId: number | null;
  readonly dealershipId: number | null;
  readonly locationId: number | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly consent: ConsentRecord | null;
  readonly upload: StoredUploads | null;
  readonly booking: Booking | null;
  readonly createdAt: Date;
}
