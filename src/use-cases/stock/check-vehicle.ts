import { storable } from '#src/use-cases/site/clean-text.ts';
import { type VehicleInput, vehicleInput } from './parse-vehicle.ts';
import type { SetAside } from './stock-run.ts';

/** A row in the platform's own words as a vehicle, or why it is none. */
export function checkVehicle(raw: unknown, row: number): { readonly input: VehicleInput } | { readonly setAside: SetAside } {
  const parsed = vehicleInput.safeParse(raw);
  if (parsed.success) return { input: parsed.data };
  const reason = parsed.error.issues
    .map(({ path, message }) => `${path.length === 0 ? 'the row' : path.join('.')}: ${message}`)
    .join('; ');
  return { setAside: { row, stocknum: stocknumOf(raw), reason: storable(reason) } };
}

/** The stock number that a row names, whatever else is wrong with it. */
export function stocknumOf(raw: unknown): string | null {
  const value = typeof raw === 'object' && raw !== null && 'stocknum' in raw ? raw.stocknum : null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return storable(String(value)).trim().slice(0, 40) || null;
}
