import type { LeadInput } from '#src/store/leads/take-lead.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';

const SAM = { name: 'Sam', last_name: 'Lee', email: 'sam@shopper.example', phone: '0400 000 001', message: 'Is it still there?' };

/** Takes a lead of Sam's for one dealer's address as the web does, or as a test states it, and says its id. */
export async function takenLead(store: SiteStore, facts: Partial<LeadInput> = {}): Promise<string> {
  const planned = [{ channel: 'dealer-email', target: 'sales@dealer.example' }];
  const written = await store.takeLead(aLeadInput({ fields: SAM, planned, ...facts }));
  if (written.kind !== 'taken') throw new Error(`The lead was not taken: ${written.kind}.`);
  return written.leadId;
}
