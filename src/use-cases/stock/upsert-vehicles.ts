import { createHash } from 'node:crypto';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import type { StockRows } from '#src/store/stock/write-vehicles.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';
import { buildVehicleRows } from './build-vehicle-rows.ts';
import { type VehicleInput, vehicleInput } from './parse-vehicle.ts';

/** A row that was not imported, and why. */
export interface SetAside {
  readonly row: number;
  readonly stocknum: string | null;
  readonly reason: string;
}

export interface UpsertResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly setAside: readonly SetAside[];
  /** How many of the dealership's unsold vehicles are not in the rows: an import never removes any. */
  readonly absent: number;
}

export class UnknownDealership extends Error {}

export interface UpsertOptions {
  readonly dealership: string;
  /** Where the rows came from, to be recorded. */
  readonly source: string;
  readonly now: Date;
}

const BATCH = 500;

/**
 * The only way to import vehicles, in one transaction: checks each row, sanitises dealers' text, preserves addresses, records changes of price,
 * and notifies the web processes. A wrong row is set aside with its reason and the rest is imported.
 */
export async function upsertVehicles(
  platform: PlatformStore,
  rows: readonly unknown[],
  options: UpsertOptions,
): Promise<UpsertResult> {
  const { checked, setAside } = check(rows);
  return platform.writeStock(options.dealership, async (dealership, writer) => {
    if (dealership === null) throw new UnknownDealership(`There is no dealership "${options.dealership}".`);
    const known = await writer.knownVehicles();
    const changes: { input: VehicleInput; digest: string; locationId: number }[] = [];
    let unchanged = 0;
    for (const { row, input } of checked) {
      const locationId = input.location === null ? dealership.mainLocationId : dealership.locationIds.get(input.location);
      if (locationId === undefined || locationId === null) {
        setAside.push({
          row,
          stocknum: input.stocknum,
          reason: `location: "${input.location ?? ''}" is not a location of this dealership`,
        });
        continue;
      }
      const digest = digestOf(input);
      if (known.get(input.stocknum)?.digest === digest) unchanged += 1;
      else changes.push({ input, digest, locationId });
    }
    // Popped from the end below: ids grow in the order of the file, which is also the order of cars of equal rank.
    const fresh = (await writer.takeIds(changes.filter(({ input }) => !known.has(input.stocknum)).length)).toReversed();
    const added = fresh.length;
    for (let from = 0; from < changes.length; from += BATCH) {
      await writer.write(
        merge(
          changes.slice(from, from + BATCH).map(({ input, digest, locationId }) => {
            const before = known.get(input.stocknum) ?? null;
            const id = before?.id ?? fresh.pop() ?? 0;
            const slug = before?.slug ?? `${slugOf(vehicleName({ ...input, carsalesTitle: null }))}-${id}`;
            return buildVehicleRows(input, {
              id,
              slug,
              digest,
              dealershipId: dealership.id,
              locationId,
              before,
              now: options.now,
            });
          }),
        ),
      );
    }
    await writer.sell(
      changes.flatMap(({ input }) => {
        const before = known.get(input.stocknum);
        return before !== undefined && isSold(input) && !isSold(before) ? [before.id] : [];
      }),
    );
    const named = new Set([...checked.map(({ input }) => input.stocknum), ...setAside.map(({ stocknum }) => stocknum)]);
    const absent = [...known].filter(([stocknum, { sold }]) => !sold && !named.has(stocknum)).length;
    const result = {
      added,
      changed: changes.length - added,
      unchanged,
      setAside: setAside.toSorted((a, b) => a.row - b.row),
      absent,
    };
    await writer.record({ source: options.source, startedAt: options.now, ...result });
    return result;
  });
}

function check(rows: readonly unknown[]): { checked: { row: number; input: VehicleInput }[]; setAside: SetAside[] } {
  const checked = new Map<string, { row: number; input: VehicleInput }>();
  const setAside: SetAside[] = [];
  for (const [at, raw] of rows.entries()) {
    const parsed = vehicleInput.safeParse(raw);
    const row = at + 1;
    if (!parsed.success) {
      const reason = parsed.error.issues
        .map(({ path, message }) => `${path.length === 0 ? 'the row' : path.join('.')}: ${message}`)
        .join('; ');
      setAside.push({ row, stocknum: stocknumOf(raw), reason: storable(reason) });
    } else if (checked.has(parsed.data.stocknum)) {
      setAside.push({
        row,
        stocknum: parsed.data.stocknum,
        reason: 'stocknum: another row of this file has the same stock number',
      });
    } else checked.set(parsed.data.stocknum, { row, input: parsed.data });
  }
  return { checked: [...checked.values()], setAside };
}

function stocknumOf(raw: unknown): string | null {
  const value = typeof raw === 'object' && raw !== null && 'stocknum' in raw ? raw.stocknum : null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return storable(String(value)).trim().slice(0, 40) || null;
}

const digestOf = (input: VehicleInput) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

const merge = (parts: readonly StockRows[]): StockRows => ({
  vehicle: parts.flatMap(({ vehicle }) => vehicle),
  vehicleVariant: parts.flatMap(({ vehicleVariant }) => vehicleVariant),
  vehicleSpecification: parts.flatMap(({ vehicleSpecification }) => vehicleSpecification),
  vehicleMarket: parts.flatMap(({ vehicleMarket }) => vehicleMarket),
  vehicleLender: parts.flatMap(({ vehicleLender }) => vehicleLender),
  vehicleSpinImage: parts.flatMap(({ vehicleSpinImage }) => vehicleSpinImage),
  vehicleHotspot: parts.flatMap(({ vehicleHotspot }) => vehicleHotspot),
  priceChange: parts.flatMap(({ priceChange }) => priceChange),
  stockEvent: parts.flatMap(({ stockEvent }) => stockEvent),
});
