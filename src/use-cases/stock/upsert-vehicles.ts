import { CellNotes, type NotedCells } from '#src/rules/feeds/import-account.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { StockedDealership } from '#src/store/stock/stock-writer.ts';
import type { ReadVehicle } from './candidate.ts';
import { checkVehicle } from './check-vehicle.ts';
import { noted } from './noted-candidate.ts';
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
  /** What was repaired in the rows. */
  readonly notes: readonly NotedCells[];
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
    const notes = new CellNotes();
    for (const [at, raw] of rows.entries()) {
      const row = at + 1;
      const checked = checkVehicle(raw, row);
      if ('setAside' in checked) run.setAside(checked.setAside);
      else
        await run.take(
          noted(
            {
              row,
              stocknum: checked.input.stocknum,
              feedDigest: null,
              read: () => placed(checked.input, row, dealership),
            },
            raw,
            notes,
          ),
        );
    }
    const { added, changed, unchanged, setAside, absent } = await run.finish();
    const result = { added, changed, unchanged, setAside, absent, notes: notes.list() };
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
      account: { notes: result.notes },
    });
    return result;
  });
}

/**
 * A vehicle at the location that it names, by its slug; without one at the dealership's main location. One that names another dealership's location
 * is at the main one too, and that is told: an export is imported elsewhere.
 */
export function placed(
  input: VehicleInput,
  row: number,
  { locations, locationIds, mainLocationId }: StockedDealership,
): ReadVehicle | { readonly setAside: SetAside } {
  const named = input.location;
  const locationId = named === null ? undefined : locationIds.get(named);
  if (locationId !== undefined) return { input, locationId };
  if (mainLocationId === null) return { setAside: { row, stocknum: input.stocknum, reason: 'this dealership has no location' } };
  if (named === null) return { input, locationId: mainLocationId };
  const main = locations.find(({ id }) => id === mainLocationId)?.name ?? '';
  const to = `${main}, the main location: this dealership has no "${named}"`;
  return {
    input: { ...input, location: null },
    locationId: mainLocationId,
    notes: [{ column: 'location', how: 'repaired', from: named, to }],
  };
}
