import { sql } from 'kysely';
import type { Booking } from '#src/rules/bookings/booking.ts';
import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import type { StoredUploads } from '#src/rules/leads/lead.ts';
import type { WantedSlot } from '#src/store/bookings/wanted-slot.ts';
import type { Database } from '#src/store/connect.ts';
import { storable } from '#src/store/storable.ts';
import type { Acceptance, NewOffer } from '#src/store/trade-in/offers.ts';

/** How many steps of leads are saved on a site within a window, and for whom this one counts. */
export interface LeadLimits {
  /** When the window ends, as an ISO instant. */
  readonly windowEnds: string;
  readonly perPerson: number;
  readonly perSite: number;
  /** Hashes of what its sender is known by. */
  readonly persons: readonly string[];
}

/** A lead, or a step of one, as it is written. */
export interface LeadInput {
  /** The key it is known by; if it was derived, also those of the windows beside it. */
  readonly keys: readonly string[];
  readonly isDerived: boolean;
  readonly digest: string;
  /** Whether the sender's address may send one more; a repetition is answered all the same. */
  readonly isAllowed: boolean;
  readonly limits: LeadLimits;
  readonly form: string;
  readonly step: number;
  readonly isLast: boolean;
  readonly category: string;
  readonly subcategory: string | null;
  readonly spamReason: string | null;
  readonly vehicleId: number | null;
  readonly dealershipId: number | null;
  readonly locationId: number | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly consent: object | null;
  readonly upload: StoredUploads | null;
  /** The hash of the visitor's token. */
  readonly visitor: string;
  /** Whoever sent it signed in: it is theirs, whatever number it names. */
  readonly shopper: string | null;
  readonly planned: readonly { readonly channel: string; readonly target: string; readonly confirmation?: Confirmation }[];
  readonly appointment: WantedSlot | null;
  /** The offer that a step's answers make, null when they get none; missing when the step has nothing to do with offers. */
  readonly tradeIn?: NewOffer | null;
  /** The offer that a step accepts. */
  readonly acceptance?: Acceptance | null;
}

export type LeadWritten =
  | {
      readonly kind: 'taken' | 'replay';
      readonly leadId: string;
      readonly isComplete: boolean;
      /** The ids of the documents that newer ones replaced. */
      readonly replaced: readonly string[];
      /** The booking that it has, if any. */
      readonly booking: Booking | null;
    }
  | { readonly kind: 'conflict' | 'finished' | 'skipped' | 'unknown' | 'slotTaken' | OfferRefusal }
  | { readonly kind: LimitReached };

/** Why an offer cannot be accepted: there is none, it has ended, or changed answers have made another. */
export type OfferRefusal = 'noOffer' | 'offerEnded' | 'offerChanged';

/** Which limit a lead met: its network address's, its person's or its site's. */
export type LimitReached = 'tooMany' | 'tooManyOfPerson' | 'tooManyOnSite';

/** Writes a lead with all that follows from it; acknowledged only once it is committed, for the call is a transaction of its own. */
export const takeLead = (db: Database, siteId: number, input: LeadInput): Promise<LeadWritten> =>
  written(sql<Row>`select t.*, booking_of(t.lead) as booking from take_lead(${siteId}, ${storable(input)}::jsonb) t`, db);

/** Writes a later step of a lead, for the visitor who began it. */
export const continueLead = (db: Database, siteId: number, leadId: string, input: LeadInput): Promise<LeadWritten> =>
  written(
    sql<Row>`select t.*, booking_of(t.lead) as booking from continue_lead(${siteId}, ${storable({ ...input, leadId })}::jsonb) t`,
    db,
  );

interface Row {
  readonly outcome: LeadWritten['kind'];
  readonly lead: string | null;
  readonly complete: boolean;
  /** Only a later step can replace a document. */
  readonly replaced?: readonly string[] | null;
  readonly booking: Booking | null;
}

async function written(query: ReturnType<typeof sql<Row>>, db: Database): Promise<LeadWritten> {
  try {
    const [row] = (await query.execute(db)).rows;
    if (row === undefined) throw new Error('The database returned no result for a lead.');
    const { outcome, lead, complete, replaced, booking } = row;
    if (outcome !== 'taken' && outcome !== 'replay') return { kind: outcome };
    return { kind: outcome, leadId: lead ?? '', isComplete: complete, replaced: replaced ?? [], booking };
  } catch (error) {
    const refused = error instanceof Error && 'code' in error ? REFUSED_BY_STATE.get(error.code) : undefined;
    if (refused !== undefined) return { kind: refused };
    throw error;
  }
}

/** The states with which the database undoes a lead: every slot at its time is taken, or another lead of the same person came first. */
const REFUSED_BY_STATE = new Map<unknown, 'slotTaken' | 'tooManyOfPerson'>([
  ['FCT01', 'slotTaken'],
  ['FCT02', 'tooManyOfPerson'],
]);
