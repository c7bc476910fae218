import { sql, type Transaction } from 'kysely';
import type { SpecialDate } from '#src/rules/hours/opening-state.ts';
import type { Rating, Review } from '#src/rules/reviews/review.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Special hours and reviews of a site's dealerships. */
export interface LocationsRead {
  /** By location; from yesterday on, because it still is yesterday in some time zones. */
  readonly specialHours: ReadonlyMap<number, readonly SpecialDate[]>;
  /** The newest of each dealership. */
  readonly reviews: readonly Review[];
  /** The average and count of all reviews of a dealership, and of each of its locations. */
  readonly counted: readonly (Rating & { readonly dealershipId: number; readonly locationId: number | null })[];
}

/** More than are ever shown: some are hidden by name, and a page may be about one of several locations. */
const REVIEWS_PER_PLACE = 40;

/** Reads the special hours and reviews of a site's locations. Each query names the site, inside its fence. */
export async function readLocations(trx: Transaction<Tables>, siteId: number, now: Date): Promise<LocationsRead> {
  const { rows: special } = await sql<SpecialDate & { location: number }>`
    select h.location_id as location, to_char(h.date, 'YYYY-MM-DD') as date, h.status,
      to_char(h.start_hour, 'HH24:MI') as open, to_char(h.end_hour, 'HH24:MI') as close
    from special_hours h join site_dealership s on s.dealership_id = h.dealership_id and s.site_id = ${siteId}
    where h.date >= (${now}::timestamptz at time zone 'UTC')::date - 1 order by h.location_id, h.date`.execute(trx);
  const { rows: reviews } = await sql<Review>`
    select r.id, r.dealership_id, r.location_id, r.customer_name, r.text, r.rating,
      to_char(r.review_date, 'YYYY-MM-DD') as review_date, r.reply_text,
      to_char(r.reply_date, 'YYYY-MM-DD') as reply_date, r.image
    from (select r.*, row_number() over (partition by r.dealership_id, r.location_id order by r.review_date desc, r.id desc) as nth
      from review r join site_dealership s on s.dealership_id = r.dealership_id and s.site_id = ${siteId}) r
    where r.nth <= ${REVIEWS_PER_PLACE} order by r.review_date desc, r.id desc`.execute(trx);
  const { rows: counted } = await sql<LocationsRead['counted'][number]>`
    select r.dealership_id, r.location_id, avg(r.rating)::float8 as average, count(*)::int as count
    from review r join site_dealership s on s.dealership_id = r.dealership_id and s.site_id = ${siteId}
    group by r.dealership_id, r.location_id`.execute(trx);
  const byLocation = Map.groupBy(special, ({ location }) => location);
  return {
    specialHours: new Map(
      [...byLocation].map(([id, dates]) => [id, dates.map(({ date, status, open, close }) => ({ date, status, open, close }))]),
    ),
    reviews,
    counted,
  };
}
