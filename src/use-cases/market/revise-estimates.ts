import { setImmediate as breathe } from 'node:timers/promises';
import { isEstimateChanged } from '#src/rules/market/estimate-change.ts';
import { estimateGroup } from '#src/rules/market/estimate-group.ts';
import { marketGroups } from '#src/rules/market/listing.ts';
import type { Database } from '#src/store/connect.ts';
import { isMarketDue, type MarketChange, type MarketRead, reviseMarket, type StoredEstimate } from '#src/store/market/market.ts';

/** The version of what is made of the market, estimates and lists of names: when it changes, everything is made again. */
const EDITION = 2;

export interface MarketRevision {
  readonly listings: number;
  readonly changed: number;
}

/** Estimates the market again if stock has changed; returns null when there is nothing to do, or another worker does it. */
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
  const estimated = new Set<number>();
  const moved: StoredEstimate[] = [];
  for (const group of marketGroups(listings)) {
    for (const { middle: _middle, ...estimate } of estimateGroup(group)) {
      estimated.add(estimate.id);
      if (isEstimateChanged(stored.get(estimate.id), estimate))
        moved.push({ ...estimate, dealershipId: dealers.get(estimate.id) ?? 0 });
    }
    // The same process delivers leads: let it do so between two models.
    await breathe();
  }
  return { moved, gone: [...stored.values()].filter(({ id }) => !estimated.has(id)) };
}
