import { sql, type Transaction } from 'kysely';
import type { Confirmation } from '#src/rules/leads/confirmation.ts';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

/** A place at a time that a lead takes with it. */
export interface WantedPlace {
  readonly locationId: number;
  readonly kind: 'test-drive' | 'service';
  readonly startsAt: string;
  readonly capacity: number;
}

/** A document that came with a lead: where it lies, and what its sender called it. */
export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
}

/** A lead, or a step of one, as it is written. */
export interface LeadGiven {
  /** The key it is known by; where it was derived, also those of the windows beside it. */
  readonly keys: readonly string[];
  readonly isDerived: boolean;
  readonly digest: string;
  /** Whether the sender's address may send one more; a repetition is answered all the same. */
  readonly isAllowed: boolean;
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
  readonly upload: StoredUpload | null;
  /** The hash of the visitor's token. */
  readonly visitor: string;
  readonly planned: readonly { readonly channel: string; readonly target: string; readonly confirmation?: Confirmation }[];
  readonly appointment: WantedPlace | null;
}

/** What became of a lead that was to be written. */
export type LeadWritten =
  | { readonly kind: 'taken' | 'replay'; readonly leadId: string; readonly isComplete: boolean }
  | { readonly kind: 'conflict' | 'finished' | 'skipped' | 'unknown' | 'tooMany' | 'placeTaken' };

/** What a day at a location leaves to be booked. */
export interface BookedDay {
  readonly special: { readonly status: 'Open' | 'Closed'; readonly open: string | null; readonly close: string | null } | null;
  readonly taken: readonly { readonly startsAt: number; readonly places: number }[];
}

/** Writes a lead with all that follows from it; acknowledged only once it is committed, for the call is a transaction of its own. */
export const takeLead = (db: Database, siteId: number, given: LeadGiven): Promise<LeadWritten> =>
  written(sql<Row>`select * from take_lead(${siteId}, ${storable(given)}::jsonb)`, db);

/** Writes a later step of a lead, for the visitor who began it. */
export const continueLead = (db: Database, siteId: number, leadId: string, given: LeadGiven): Promise<LeadWritten> =>
  written(sql<Row>`select * from continue_lead(${siteId}, ${storable({ ...given, leadId })}::jsonb)`, db);

/** The special hours of a day at a location of this site, and what is taken in it, by whichever site. */
export async function readBookedDay(
  trx: Transaction<Tables>,
  siteId: number,
  { locationId, kind, date, from, until }: DayAsked,
): Promise<BookedDay> {
  const { rows } = await sql<{ special: BookedDay['special']; taken: { at: number; places: number }[] | null }>`
    select (select jsonb_build_object('status', h.status, 'open', h.start_hour, 'close', h.end_hour) from special_hours h
        join site_dealership s on s.dealership_id = h.dealership_id and s.site_id = ${siteId}
        where h.location_id = ${locationId} and h.date = ${date}::date) as special,
      (select jsonb_agg(jsonb_build_object('at', extract(epoch from t.starts_at) * 1000, 'places', t.places))
        from taken_places(${locationId}, ${kind}, ${new Date(from)}, ${new Date(until)}) t) as taken`.execute(trx);
  const [row] = rows;
  return {
    special: row?.special ?? null,
    taken: (row?.taken ?? []).map(({ at, places }) => ({ startsAt: Number(at), places })),
  };
}

/** Which day of which location is asked for; the instants bound it generously. */
export interface DayAsked {
  readonly locationId: number;
  readonly kind: WantedPlace['kind'];
  readonly date: string;
  readonly from: number;
  readonly until: number;
}

interface Row {
  readonly outcome: 'taken' | 'replay' | 'conflict' | 'finished' | 'skipped' | 'unknown' | 'tooMany';
  readonly lead: string | null;
  readonly complete: boolean;
}

async function written(query: ReturnType<typeof sql<Row>>, db: Database): Promise<LeadWritten> {
  try {
    const [row] = (await query.execute(db)).rows;
    if (row === undefined) throw new Error('The database did not say what became of a lead.');
    const { outcome, lead, complete } = row;
    if (outcome !== 'taken' && outcome !== 'replay') return { kind: outcome };
    return { kind: outcome, leadId: lead ?? '', isComplete: complete };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === PLACE_TAKEN) return { kind: 'placeTaken' };
    throw error;
  }
}

/** The state with which the database refuses a booking whose every place is taken. */
const PLACE_TAKEN = 'FCT01';

/** As text that PostgreSQL takes whatever a visitor sent: it refuses zero bytes and halves of characters, and a lead must not be lost to one. */
const storable = (given: object): string =>
  JSON.stringify(given, (_, value: unknown) => {
    if (typeof value === 'string') return clean(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), inner]));
  });
const clean = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
