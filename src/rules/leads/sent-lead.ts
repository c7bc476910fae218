import type { BookingPhase } from '../bookings/booking-state.ts';
import type { FieldError } from './check-step.ts';
import type { FormName } from './form-name.ts';
import type { LeadAttributes } from './lead-attributes.ts';

/** A document as it was sent. */
export interface SentUpload {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Reads it; not called for a document that cannot be accepted. */
  readonly read: () => Promise<Uint8Array>;
}

/** A form, or a step of one, as a visitor sent it. */
export interface SentLead {
  readonly form: FormName;
  /** From 0. */
  readonly step: number;
  readonly raw: Readonly<Record<string, string>>;
  /** The vehicle it is about, by id or address (ledger I3). */
  readonly carKey: string | null;
  /** The offer it is about, by its id (ledger O1). */
  readonly offerKey: string | null;
  /** From the second step: the lead that the first one made. */
  readonly leadId: string | null;
  /** The browser's key; null where there was no script to make one. */
  readonly idempotencyKey: string | null;
  readonly visitor: string | null;
  readonly pageId: string;
  readonly attributes: LeadAttributes;
  readonly ip: string;
  /** How long the form took to fill, where the browser says so. */
  readonly elapsedMs: number | null;
  readonly upload?: SentUpload;
}

/** What became of a form that was sent. */
export type LeadOutcome =
  | {
      readonly kind: 'accepted';
      readonly leadId: string;
      /** The token that the visitor's cookie must hold from now on. */
      readonly visitor: string;
      readonly isReplay: boolean;
      readonly isComplete: boolean;
      /** Whether the time it asked for is held, or only noted as a wish; null where it asked for none that can be booked. */
      readonly booking: BookingPhase | null;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** Another site's car, location or lead, or none at all: the two alike (ledger I4). */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'conflict'; readonly status: 409 | 422; readonly message: string }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number; readonly message: string }
  | { readonly kind: 'tooLarge' };
