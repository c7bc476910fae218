import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';

/** A vehicle as it was on a shopper's watchlist. */
export interface RestoreInput {
  readonly shopper: string;
  readonly vehicle: number;
  readonly savedAt: Date;
  readonly priceCents: number | null;
  readonly weeklyPriceCents: number | null;
  readonly alerts: boolean;
  /** How many one shopper may watch. */
  readonly most: number;
}

/** Puts a vehicle back on a watchlist as it was; returns false when the list is full. */
export async function restoreWatched(trx: Transaction<Tables>, siteId: number, input: RestoreInput): Promise<boolean> {
  const { rows } = await sql<{ isRestored: boolean }>`
    select restore_watched(${siteId}, ${JSON.stringify(input)}::jsonb) as is_restored`.execute(trx);
  return rows[0]?.isRestored === true;
}

/** Whether a shopper is told of changes to a vehicle on their watchlist; returns false when it is not on it. */
export async function setWatchAlerts(
  trx: Transaction<Tables>,
  siteId: number,
  shopperId: string,
  vehicleId: number,
  isOn: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ isChanged: boolean }>`
    select set_watch_alerts(${siteId}, ${shopperId}::uuid, ${vehicleId}, ${isOn}) as is_changed`.execute(trx);
  return rows[0]?.isChanged === true;
}
