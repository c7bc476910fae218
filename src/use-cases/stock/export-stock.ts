import type { PlatformStore } from '#src/store/platform-store.ts';
import type { Unlisted } from '#src/store/stock/read-stock.ts';
import { ownCells } from './own-rows.ts';
import { UnknownDealership } from './upsert-vehicles.ts';

/** How many vehicles an export has, and how many it does not have. */
export interface Exported extends Unlisted {
  readonly written: number;
}

/** A dealership's stock as rows of cells that `stock import` takes without a mapping, some at a time (ledger J1). */
export async function exportStock(
  platform: PlatformStore,
  given: { readonly dealership: string; readonly now: Date },
  put: (rows: readonly Readonly<Record<string, string>>[]) => Promise<void>,
): Promise<Exported> {
  let written = 0;
  const rest = await platform.eachOfStock(given.dealership, given.now, async (vehicles, locations) => {
    written += vehicles.length;
    await put(vehicles.map((vehicle) => ownCells(vehicle, locations.get(vehicle.locationId) ?? null)));
  });
  if (rest === null) throw new UnknownDealership(`There is no dealership "${given.dealership}".`);
  return { written, ...rest };
}
