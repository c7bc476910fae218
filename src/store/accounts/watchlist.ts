import { sql, type Transaction } from 'kysely';
import type { SavedPrices } from '#src/rules/accounts/price-since-saved.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A vehicle to be watched. */
export interface WatchInput {
  readonly shopper: string;
  readonly vehicle: number;
  /** Its price at the moment; null when it has none. */
  readonly priceCents: number | null;
  /** Its price per week; null unless that is the price shown. */
  readonly weeklyPriceCents: number | null;
  readonly isSold: boolean;
  /** How many one shopper may watch. */
  readonly most: number;
  readonly now: Date;
}

/** A vehicle on a shopper's watchlist. */
export interface Watched extends SavedPrices {
  readonly vehicleId: number;
  readonly savedAt: number;
  readonly alerts: boolean;
}

export type WatchOutcome = 'saved' | 'unknown' | 'sold' | 'full';

export async function watchVehicle(trx: Transaction<Tables>, siteId: number, input: WatchInput): Promise<WatchOutcome> {
  const { rows } = await sql<{ outcome: WatchOutcome }>`
    select watch_vehicle(${siteId}, ${JSON.stringify(input)}::jsonb) as outcome`.execute(trx);
  return rows[0]?.outcome ?? 'unknown';
}

export async function unwatchVehicle(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  vehicleId: number,
): Promise<void> {
  await sql`select unwatch_vehicle(${siteId}, ${shopperId}::uuid, ${vehicleId})`.execute(trx);
}

/** A shopper's watchlist at a site, newest first. */
export async function readWatched(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<Watched[]> {
  const { rows } = await sql<{
    vehicleId: number;
    savedAt: Date;
    savedPriceCents: string | null;
    savedWeeklyPriceCents: string | null;
    alerts: boolean;
  }>`select * from watchlist_entries(${siteId}, ${shopperId}::uuid)`.execute(trx);
  return rows.map(({ vehicleId, savedAt, savedPriceCents, savedWeeklyPriceCents, alerts }) => ({
    vehicleId,
    savedAt: savedAt.getTime(),
    savedPrice: dollars(savedPriceCents),
    savedWeeklyPrice: dollars(savedWeeklyPriceCents),
    alerts,
  }));
}

const dollars = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);
