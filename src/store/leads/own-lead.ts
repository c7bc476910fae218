import { sql, type Transaction } from 'kysely';
import type { Booking } from '#src/rules/bookings/booking.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A lead as the visitor who began it may see it. */
export interface OwnLead {
  readonly id: string;
  readonly form: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly vehicleId: number | null;
  readonly dealershipId: number | null;
  readonly locationId: number | null;
  readonly isComplete: boolean;
  readonly createdAt: Date;
  readonly booking: Booking | null;
}

/** A lead of a site by its id and the hash of the token of the visitor who began it; null for anyone else (ledger H3). */
export async function readOwnLead(
  trx: Transaction<Tables>,
  siteId: number,
  leadId: string,
  visitorHash: string,
): Promise<OwnLead | null> {
  if (!isUuid(leadId)) return null;
  const { rows } = await sql<OwnLead>`
    select id, form, category, subcategory, fields, vehicle_id, dealership_id,
      location_id, lead_status = 'Complete' as is_complete, created_at, booking
    from own_lead(${siteId}, ${leadId}::uuid, ${visitorHash})`.execute(trx);
  return rows[0] ?? null;
}
