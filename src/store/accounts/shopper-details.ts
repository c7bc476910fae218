import { sql, type Transaction } from 'kysely';
import type { ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** What a shopper has a site fill in on its forms, as far as they said it. */
export async function readShopperDetails(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
): Promise<Partial<ShopperDetails>> {
  const { rows } = await sql<{ details: Partial<ShopperDetails> | null }>`
    select shopper_details(${siteId}, ${shopperId}::uuid) as details`.execute(trx);
  return rows[0]?.details ?? {};
}

export async function putShopperDetails(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  details: ShopperDetails,
): Promise<void> {
  await sql`select put_shopper_details(${siteId}, ${shopperId}::uuid, ${JSON.stringify(details)}::jsonb)`.execute(trx);
}
