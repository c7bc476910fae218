import { sql, type Transaction } from 'kysely';
import { PURCHASE_DAYS } from '#src/rules/purchase/purchase-retention.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A shopper, and the browser that they are signed in on. */
export interface BrowserOfShopper {
  readonly shopper: string;
  /** The hash of the visitor's token. */
  readonly visitor: string;
}

/** Something that was done on a browser while nobody was signed in. */
export interface BegunHere {
  readonly kind: 'reservation' | 'purchase' | 'payment';
  readonly id: string;
  /** What was reserved or paid; null for a purchase, whose vehicle is named by its id. */
  readonly words: string | null;
  readonly vehicleId: number | null;
}

const asked = (input: BrowserOfShopper): string => JSON.stringify({ ...input, days: PURCHASE_DAYS });

export async function readBegunHere(trx: Transaction<Tables>, siteId: number, input: BrowserOfShopper): Promise<BegunHere[]> {
  const { rows } = await sql<BegunHere>`
    select kind, id, words, vehicle_id from begun_here(${siteId}, ${asked(input)}::jsonb)`.execute(trx);
  return rows;
}

export async function claimBegun(trx: Transaction<Tables>, siteId: number, input: BrowserOfShopper): Promise<number> {
  const { rows } = await sql<{ claimed: number }>`select claim_begun(${siteId}, ${asked(input)}::jsonb) as claimed`.execute(trx);
  return rows[0]?.claimed ?? 0;
}
