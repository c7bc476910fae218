import { sql } from 'kysely';
import { PURCHASE_DAYS } from '#src/rules/purchase/purchase-retention.ts';
import { type AlertSite, SITE_COLUMNS } from '#src/store/alerts/digests.ts';
import type { Database } from '#src/store/connect.ts';
import { MAIL_LEASE } from '#src/store/mail-outbox.ts';

/** An email with the link to a purchase that is due. */
export interface DuePurchaseMail {
  readonly id: string;
  readonly attempts: number;
  readonly site: AlertSite;
  readonly purchaseId: string;
  readonly vehicleId: number;
  readonly address: string;
}

/** Takes emails that are due, up to a number. */
export async function takePurchaseMails(db: Database, most: number): Promise<DuePurchaseMail[]> {
  const { rows } = await sql<DuePurchaseMail>`
    with taken as (
      update purchase_mail set attempts = attempts + 1, next_attempt_at = ${MAIL_LEASE} where id in (
        select id from purchase_mail where state = 'due' and next_attempt_at <= clock_timestamp()
        order by next_attempt_at limit ${most} for update skip locked)
      returning id, site_id, purchase_id, address, attempts
    )
    select t.id, t.attempts, t.address, ${SITE_COLUMNS} as site, p.id as purchase_id, p.vehicle_id
    from taken t join site s on s.id = t.site_id join purchase p on p.site_id = t.site_id and p.id = t.purchase_id`.execute(db);
  return rows;
}

/** Deletes what nobody has gone on with, of all sites, with its emails; returns how many. */
export async function removePastPurchases(db: Database): Promise<number> {
  const { rows } = await sql`delete from purchase
    where changed_at < clock_timestamp() - make_interval(days => ${PURCHASE_DAYS}) returning id`.execute(db);
  return rows.length;
}
