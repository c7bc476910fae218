import { sql, type Transaction } from 'kysely';
import type { SpecialDate } from '#src/rules/hours/opening-state.ts';
import type { Review } from '#src/rules/reviews/review.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Special hours of one location on one date. */
export type SpecialHours = SpecialDate & { readonly locationId: number };

/** A review with its id in the system where it was written. */
export type NewReview = Omit<Review, 'id' | 'dealershipId'> & { readonly outsideId: string };

/** How many rows were new, and how many differed from what was stored. */
export interface LocationsWritten {
  readonly added: number;
  readonly changed: number;
}

/** What may be done to one dealership's locations inside the transaction that holds it. */
export interface LocationsWriter {
  /** A date that has special hours already gets the new ones. */
  putSpecialHours(rows: readonly SpecialHours[]): Promise<LocationsWritten>;
  /** A review that is known by its outside id is brought up to date. */
  putReviews(rows: readonly NewReview[]): Promise<LocationsWritten>;
}

/** The writing side of special hours and reviews. Only rows that differ are written, so that a repeated import notifies no reader. */
export function locationsWriter(trx: Transaction<Tables>, dealershipId: number): LocationsWriter {
  return {
    async putSpecialHours(rows) {
      const { rows: written } = await sql<{ isNew: boolean }>`
        insert into special_hours (dealership_id, location_id, date, status, start_hour, end_hour)
        select ${dealershipId}, h."locationId", h.date, h.status, h.open, h.close
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h ("locationId" integer, date date, status text, open time, close time)
        on conflict (location_id, date) do update
          set status = excluded.status, start_hour = excluded.start_hour, end_hour = excluded.end_hour
          where (special_hours.status, special_hours.start_hour, special_hours.end_hour)
            is distinct from (excluded.status, excluded.start_hour, excluded.end_hour)
        returning xmax = 0 as is_new`.execute(trx);
      return counted(written);
    },
    async putReviews(rows) {
      const { rows: written } = await sql<{ isNew: boolean }>`
        insert into review (dealership_id, outside_id, location_id, customer_name, text, rating, review_date, reply_text, reply_date, image)
        select ${dealershipId}, r."outsideId", r."locationId", r."customerName", r.text, r.rating, r."reviewDate", r."replyText",
          r."replyDate", r.image
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("outsideId" text, "locationId" integer, "customerName" text, text text,
          rating smallint, "reviewDate" date, "replyText" text, "replyDate" date, image text)
        on conflict (dealership_id, outside_id) do update
          set (location_id, customer_name, text, rating, review_date, reply_text, reply_date, image) =
            (excluded.location_id, excluded.customer_name, excluded.text, excluded.rating, excluded.review_date, excluded.reply_text,
              excluded.reply_date, excluded.image)
          where (review.location_id, review.customer_name, review.text, review.rating, review.review_date, review.reply_text,
              review.reply_date, review.image)
            is distinct from (excluded.location_id, excluded.customer_name, excluded.text, excluded.rating, excluded.review_date,
              excluded.reply_text, excluded.reply_date, excluded.image)
        returning xmax = 0 as is_new`.execute(trx);
      return counted(written);
    },
  };
}

function counted(written: readonly { readonly isNew: boolean }[]): LocationsWritten {
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}
