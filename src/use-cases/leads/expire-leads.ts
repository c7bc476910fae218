import { type LeadExpiry, leadExpiry } from '#src/rules/leads/lead-expiry.ts';
import { eraseLeads, type LeadStorage } from './erase-leads.ts';

/** How many leads were erased, and at how many sites that failed, with the first error. */
export interface LeadsExpired {
  readonly spam: number;
  readonly unfinished: number;
  readonly finished: number;
  readonly failedSites: number;
  readonly firstFailure: unknown;
}

/** Small batches, so that nothing else has to wait for them. */
const BATCH = 200;

/**
 * Erases the leads of every site that have been retained as long as its switches say, spam first (ledger H10). If it fails for one site, it goes
 * on with the others.
 */
export async function expireLeads(storage: LeadStorage, now: Date, batch = BATCH): Promise<LeadsExpired> {
  const erased = { spam: 0, unfinished: 0, finished: 0 };
  const failures: unknown[] = [];
  for (const { id, slug } of await storage.store.sites()) {
    try {
      for (const expiry of leadExpiry(await storage.store.switchesOf(id, now), now.getTime())) {
        for await (const count of inBatches(storage, slug, expiry, batch)) erased[expiry.kind] += count;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  return { ...erased, failedSites: failures.length, firstFailure: failures[0] ?? null };
}

async function* inBatches(storage: LeadStorage, site: string, expiry: LeadExpiry, most: number): AsyncGenerator<number> {
  for (;;) {
    const ids = await storage.store.expiredLeads(site, expiry, most);
    const erased = ids.length === 0 ? 0 : await eraseLeads(storage, site, ids);
    // They are gone already: another process is erasing the same leads.
    if (erased === 0) return;
    yield erased;
  }
}
