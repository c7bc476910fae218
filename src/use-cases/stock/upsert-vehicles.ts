import type { PlatformStore } from '#src/store/platform-store.ts';
import type { StockedDealership } from '#src/store/stock/stock-writer.ts';
import { checkVehicle } from './check-vehicle.ts';
import type { VehicleInput } from './parse-vehicle.ts';
import type { SetAside } from './run-result.ts';
import { StockRun } from './stock-run.ts';

export interface UpsertResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly setAside: readonly SetAside[];
  /** How many of the dealership's unsold vehicles are not in the rows: changes never remove any. */
  readonly absent: number;
}

export class UnknownDealership extends Error {}

export interface UpsertOptions {
  readonly dealership: string;
  /** Where the rows came from, to be recorded. */
  readonly source: string;
  readonly now: Date;
}

/**
 * Imports vehicles in the platform's own words, in one transaction: checks each row, sanitises dealers' text, preserves addresses, records
 * changes of price, and notifies the web processes. A wrong row is set aside with its reason and the rest is imported.
 */
export async function upsertVehicles(
  platform: PlatformStore,
  rows: readonly unknown[],
  options: UpsertOptions,
): Promise<UpsertResult> {
  return platform.writeStock(options.dealership, async (dealership, writer) => {
    if (dealership === null) throw new UnknownDealership(`There is no dealership "${options.dealership}".`);
    const { now } = options;
    const run = new StockRun(dealership, writer, await writer.knownVehicles(null), {
      mode: 'changes',
      isAccepted: true,
      lastRows: null,
      feed: null,
      now,
    });
    for (const [at, raw] of rows.entries()) {
      const row = at + 1;
      const checked = checkVehicle(raw, row);
      if ('setAside' in checked) run.setAside(checked.setAside);
      else
        await run.take({
          row,
          stocknum: checked.input.stocknum,
          feedDigest: null,
          read: () => placed(checked.input, row, dealership),
        });
    }
    const { added, changed, unchanged, setAside, absent } = await run.finish();
    const result = { added, changed, unchanged, setAside, absent };
    await writer.record({
      source: options.source,
      startedAt: now,
      added,
      changed,
      unchanged,
      setAside,
      feed: null,
      mode: 'changes',
      fileHash: null,
      rowCount: rows.length,
      removed: 0,
      held: 0,
      account: {},
    });
    return result;
  });
}

/** A vehicle at the location that it names, by its slug; without one at the dealership's main location. */
export function placed(
  input: VehicleInput,
  row: number,
  { locationIds, mainLocationId }: StockedDealership,
): { readonly input: VehicleInput; readonly locationId: number } | { readonly setAside: SetAside } {
  const locationId = input.location === null ? mainLocationId : locationIds.get(input.location);
  if (locationId !== undefined && locationId !== null) return { input, locationId };
  const reason = `location: "${input.location ?? ''}" is not a location of this dealership`;
  return { setAside: { row, stocknum: input.stocknum, reason } };
}
