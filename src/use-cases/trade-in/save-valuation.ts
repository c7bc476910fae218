import { isUuid } from '#src/rules/text/uuid.ts';
import { isValuedAgainst, isWritableColumn, valuationResult } from '#src/rules/trade-in/outside-valuation.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

export interface SentValuation {
  readonly columnName: string;
  readonly leadId: string;
  readonly value: unknown;
}

/** saved; or that it is switched off, cannot be stored, is another's lead, or is about a vehicle that nothing is valued against. */
export type SavedValuation = 'saved' | 'off' | 'invalid' | 'unknown' | 'unavailable';

/** Stores what a valuation said with the lead that the visitor began (ledger T2, H2). */
export async function saveValuation(context: Context, { columnName, leadId, value }: SentValuation): Promise<SavedValuation> {
  const visitor = context.sender?.visitor ?? null;
  const valuation = valuationResult(value);
  if (!isWritableColumn(columnName) || valuation === null) return 'invalid';
  if (visitor === null || !isUuid(leadId)) return 'unknown';
  const hash = visitorHash(visitor);
  const lead = await context.store.ownLead(leadId, hash);
  if (lead === null) return 'unknown';
  if (!switchesFor(context.site, lead.dealershipId ?? undefined).savesValuation) return 'off';
  if (lead.vehicleId !== null) {
    const car = await findVehicle(context, String(lead.vehicleId));
    if (car === null || !isValuedAgainst(car)) return 'unavailable';
  }
  return (await context.store.tradeIn.writeValuation({ leadId, visitorHash: hash, valuation })) ? 'saved' : 'unknown';
}
