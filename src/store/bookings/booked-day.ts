import { sql, type Transaction } from 'kysely';
import type { BookingKind } from '#src/rules/bookings/booking.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** What limits the slots of a day at a location. */
export interface BookedDay {
  readonly special: { readonly status: 'Open' | 'Closed'; readonly open: string | null; readonly close: string | null } | null;
  readonly taken: readonly { readonly startsAt: number; readonly places: number }[];
}

/** The special hours of a day at a location of this site, and what is taken in it, by whichever site. */
export async function readBookedDay(
  trx: Transaction<Tables>,
  siteId: number,
  { locationId, kind, date, from, until }: DayQuery,
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

/** A day at a location; the instants bound it generously. */
export interface DayQuery {
  readonly locationId: number;
  readonly kind: BookingKind;
  readonly date: string;
  readonly from: number;
  readonly until: number;
}
