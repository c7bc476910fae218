import type { BookingPhase } from '../bookings/booking-state.ts';
import type { FieldError } from './check-step.ts';
import type { FormName } from './form-name.ts';
import type { LeadAttributes } from './lead-attributes.ts';

export interface SentUpload {
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Reads the content; not called for a document that is refused. */
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
  /** The browser's key; null without script. */
  readonly idempotencyKey: string | null;
  readonly visitor: string | null;
  readonly pageId: string;
  readonly attributes: LeadAttributes;
  readonly ip: string;
  /** How long the form took to fill in, if the browser says so. */
  readonly elapsedMs: number | null;
  /** What came with it; never empty. */
  readonly uploads?: readonly SentUpload[];
}

export type LeadOutcome =
  | {
      readonly kind: 'accepted';
      readonly leadId: string;
      /** The token that the visitor's cookie must hold from now on. */
      readonly visitor: string;
      readonly isReplay: boolean;
      readonly isComplete: boolean;
      /** The state of its booking; null when it requested none. */
      readonly booking: BookingPhase | null;
      /** Whether it accepted an offer for the sender's own car; null for a form that has none (ledger T1). */
      readonly isOfferAccepted: boolean | null;
    }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  /** It names another site's car, location or lead, or one that does not exist: the two look alike (ledger I4). */
  | { readonly kind: 'unknown' }
  /** Its page is gated, and whoever sent it is signed out (ledger A2). */
  | { readonly kind: 'signIn'; readonly message: string }
  | { readonly kind: 'conflict'; readonly status: 409 | 422; readonly message: string }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number; readonly message: string }
  | { readonly kind: 'tooLarge' };
