import { sql } from 'kysely';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import { storable } from '#src/store/storable.ts';

export interface ValuationInput {
  readonly leadId: string;
  readonly visitorHash: string;
  readonly valuation: unknown;
}

export async function writeValuation(
  db: Database,
  siteId: number,
  { leadId, visitorHash, valuation }: ValuationInput,
): Promise<boolean> {
  if (!isUuid(leadId)) return false;
  const { rows } = await sql<{ isWritten: boolean }>`
    select write_lead_valuation(${siteId}, ${leadId}::uuid, ${visitorHash}, ${storable(valuation)}::jsonb) as is_written`.execute(
    db,
  );
  return rows[0]?.isWritten === true;
}
