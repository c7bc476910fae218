import { sql, type Transaction } from 'kysely';
import type { Booking } from '#src/rules/bookings/booking.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A lead as the shopper who sent it may see it. */
export interface ShopperLead {
  readonly id: string;
  readonly form: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly vehicleId: number | null;
  readonly createdAt: Date;
  /** Whether it has reached one of the dealer's receivers. */
  readonly isDelivered: boolean;
  readonly booking: Booking | null;
}

/** What a shopper sent to a site, newest first: leads with the phone number that they have proved. */
export async function readShopperLeads(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  most: number,
): Promise<ShopperLead[]> {
  const { rows } = await sql<ShopperLead>`
    select * from leads_of_shopper(${siteId}, ${shopperId}::uuid, ${most})`.execute(trx);
  return rows;
}
