import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';

/** A vehicle to be watched. */
export interface WatchInput {
  readonly shopper: string;
  readonly vehicle: number;
  /** Its price at the moment; null when it has none. */
  readonly priceCents: number | null;
  readonly isSold: boolean;
  /** How many one shopper may watch. */
  readonly most: number;
  readonly now: Date;
}

/** A vehicle on a shopper's watchlist. The price is in dollars, as it was when the vehicle was saved. */
export interface Watched {
  readonly vehicleId: number;
  readonly savedAt: number;
  readonly savedPrice: number | null;
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
  const { rows } = await sql<{ vehicleId: number; savedAt: Date; savedPriceCents: string | null; alerts: boolean }>`
    select * from watched_vehicles(${siteId}, ${shopperId}::uuid)`.execute(trx);
  return rows.map(({ vehicleId, savedAt, savedPriceCents, alerts }) => ({
    vehicleId,
    savedAt: savedAt.getTime(),
    savedPrice: savedPriceCents === null ? null : Number(savedPriceCents) / 100,
    alerts,
  }));
}
