import type { PlatformStore } from '#src/store/platform-store.ts';
import { ownCells } from './own-rows.ts';
import { UnknownDealership } from './upsert-vehicles.ts';

/** A dealership's stock as rows of cells that `stock import` takes without a mapping, some at a time (ledger J1). */
export async function exportStock(
  platform: PlatformStore,
  given: { readonly dealership: string; readonly now: Date },
  put: (rows: readonly Readonly<Record<string, string>>[]) => Promise<void>,
): Promise<number> {
  let count = 0;
  const isThere = await platform.eachOfStock(given.dealership, given.now, async (vehicles, locations) => {
    count += vehicles.length;
    await put(vehicles.map((vehicle) => ownCells(vehicle, locations.get(vehicle.locationId) ?? null)));
  });
  if (!isThere) throw new UnknownDealership(`There is no dealership "${given.dealership}".`);
  return count;
}
