import { sql, type Transaction } from 'kysely';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import type { LeadFiles } from '#src/store/leads/lead-records.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Rows as the database has them, for the person they are about. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** What is stored of a shopper's account. */
export interface ShopperRecord {
  readonly shopper: Readonly<Record<string, unknown>>;
  readonly watchlist: Rows;
  readonly sessions: Rows;
  readonly codes: Rows;
  readonly sign_ins: Rows;
}

/** What is stored of a lead. */
export interface LeadRecord {
  readonly lead: Readonly<Record<string, unknown>>;
  readonly deliveries: Rows;
  readonly appointments: Rows;
  readonly offers: Rows;
}

export interface OwnLeadFiles extends LeadFiles {
  readonly id: string;
}

/** The shopper with a phone number in E.164 form on a site; null when there is none. For the platform's role. */
export async function findShopper(db: Database, siteId: number, phone: string): Promise<string | null> {
  const found = await db
    .selectFrom('shopper')
    .select('id')
    .where('siteId', '=', siteId)
    .where('phone', '=', phone)
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function readShopperRecord(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  subject: string,
): Promise<ShopperRecord | null> {
  const { rows } = await sql<{ record: ShopperRecord | null }>`
    select shopper_record(${siteId}, ${shopperId}::uuid, ${subject}) as record`.execute(trx);
  return rows[0]?.record ?? null;
}

/** Everything that is stored of the leads that are a shopper's, oldest first. */
export async function readOwnLeadRecords(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<LeadRecord[]> {
  const { rows } = await sql<{ record: LeadRecord }>`
    select record from own_lead_records(${siteId}, ${shopperId}::uuid)`.execute(trx);
  return rows.map(({ record }) => record);
}

export async function readOwnLeadFiles(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<OwnLeadFiles[]> {
  const { rows } = await sql<OwnLeadFiles>`
    select id, upload_ids, delivery_ids from own_lead_files(${siteId}, ${shopperId}::uuid)`.execute(trx);
  return rows;
}

/** Removes those of these leads that are a shopper's; how many. */
export async function eraseOwnLeads(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    select erase_own_leads(${siteId}, ${shopperId}::uuid, ${ids.filter(isUuid)}::uuid[]) as erased`.execute(trx);
  return rows[0]?.erased ?? 0;
}

/** Removes a shopper with everything of their account; false when there is none. */
export async function eraseShopper(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  subject: string,
): Promise<boolean> {
  const { rows } = await sql<{ isErased: boolean }>`
    select erase_shopper(${siteId}, ${shopperId}::uuid, ${subject}) as is_erased`.execute(trx);
  return rows[0]?.isErased === true;
}
