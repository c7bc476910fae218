import { setImmediate as breathe } from 'node:timers/promises';
import { isEstimateChanged } from '#src/rules/market/estimate-change.ts';
import { estimateGroup } from '#src/rules/market/estimate-group.ts';
import { marketGroups } from '#src/rules/market/listing.ts';
import type { Database } from '#src/store/connect.ts';
import { isMarketDue, type MarketChange, type MarketRead, reviseMarket, type StoredEstimate } from '#src/store/market.ts';

/** The edition of the estimator: with another one, everything is estimated anew. */
const EDITION = 1;

/** What a revision did. */
export interface MarketRevision {
  readonly listings: number;
  readonly changed: number;
}

/** Estimates the market again where stock has changed since; null where there is nothing to do, or another worker does it. */
export async function reviseEstimates(db: Database, now: Date): Promise<MarketRevision | null> {
  if (!(await isMarketDue(db, EDITION))) return null;
  let listings = 0;
  const change = await reviseMarket(db, { edition: EDITION, now }, (market) => {
    listings = market.listings.length;
    return changeOf(market);
  });
  return change === null ? null : { listings, changed: change.moved.length + change.gone.length };
}

async function changeOf({ listings, stored }: MarketRead): Promise<MarketChange> {
  const dealers = new Map(listings.map(({ id, dealershipId }) => [id, dealershipId]));
  const kept = new Set<number>();
  const moved: StoredEstimate[] = [];
  for (const group of marketGroups(listings)) {
    for (const { middle: _middle, ...estimate } of estimateGroup(group)) {
      kept.add(estimate.id);
      if (isEstimateChanged(stored.get(estimate.id), estimate))
        moved.push({ ...estimate, dealershipId: dealers.get(estimate.id) ?? 0 });
    }
    // Leads are delivered by the same process: between two models it may turn to them.
    await breathe();
  }
  return { moved, gone: [...stored.values()].filter(({ id }) => !kept.has(id)) };
}
