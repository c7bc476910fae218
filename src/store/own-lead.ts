import { sql, type Transaction } from 'kysely';
import type { BookingRow } from './booking-types.ts';
import { isLeadId } from './lead-records.ts';
import type { Tables } from './tables.ts';

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
  readonly booking: BookingRow | null;
}

/** A lead of a site by its id and the hash of the token of the visitor who began it; null for anyone else (ledger H3). */
export async function readOwnLead(
  trx: Transaction<Tables>,
  siteId: number,
  leadId: string,
  visitorHash: string,
): Promise<OwnLead | null> {
  if (!isLeadId(leadId)) return null;
  const { rows } = await sql<OwnLead>`
    select l.id, l.form, l.category, l.subcategory, l.fields, l.vehicle_id as "vehicleId", l.dealership_id as "dealershipId",
      l.location_id as "locationId", l.lead_status = 'Complete' as "isComplete", l.created_at as "createdAt",
      booking_of(l.id) as booking
    from lead l where l.site_id = ${siteId} and l.id = ${leadId}::uuid and ${visitorHash} = any (l.visitors)`.execute(trx);
  return rows[0] ?? null;
}
