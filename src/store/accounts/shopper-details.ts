import { sql, type Transaction } from 'kysely';
import type { StoredDetails } from '#src/rules/accounts/shopper-details.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** What a shopper has a site remember for them, as far as they said it. */
export async function readShopperDetails(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<StoredDetails> {
  const { rows } = await sql<{ details: StoredDetails | null }>`
    select shopper_details(${siteId}, ${shopperId}::uuid) as details`.execute(trx);
  return rows[0]?.details ?? {};
}

/** Stores what is given; what is not stays as it is, and null removes. */
export async function putShopperDetails(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  details: StoredDetails,
): Promise<void> {
  await sql`select put_shopper_details(${siteId}, ${shopperId}::uuid, ${JSON.stringify(details)}::jsonb)`.execute(trx);
}
