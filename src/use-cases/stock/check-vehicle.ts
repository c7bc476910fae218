import type { z } from 'zod';
import { MUST_BE_RIGHT } from '#src/rules/feeds/must-be-right.ts';
import { VEHICLE_LIMITS } from '#src/rules/stock/vehicle-limits.ts';
import { plainError, plainIssues } from '#src/site/files/plain-error.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';
import { type VehicleInput, vehicleInput } from './parse-vehicle.ts';
import type { RememberedCheck } from './remembered-check.ts';
import type { SetAside } from './run-result.ts';

/** A row in the platform's own words as a vehicle, or why it is none. */
export function checkVehicle(raw: unknown, row: number): { readonly input: VehicleInput } | { readonly setAside: SetAside } {
  const parsed = vehicleInput.safeParse(raw, { error: plainError });
  return parsed.success ? { input: parsed.data } : { setAside: asideOf(raw, row, parsed.error.issues) };
}

function asideOf(raw: unknown, row: number, issues: readonly z.core.$ZodIssue[]): SetAside {
  const reason = plainIssues(issues)
    .map(({ path, message }) => `${path.length === 0 ? 'the row' : path.map(placeIn).join(', ')}: ${message}`)
    .join('; ');
  return { row, stocknum: stocknumOf(raw), reason: storable(reason) };
}

/** A part of the way to a value: the name of a field, or which one of a list. */
const placeIn = (part: PropertyKey): string => (typeof part === 'number' ? `number ${part + 1}` : String(part));

interface Dropped {
  readonly name: string;
  readonly value: string;
}

interface LooselyChecked {
  readonly input: VehicleInput;
  /** What the vehicle says, where that is known already. */
  readonly text?: string;
  readonly dropped: readonly Dropped[];
}

/** Checks a vehicle read from a dealer's row: a wrong value, such as one too long or too large, is left out and told, and the car goes in. */
export function checkLoosely(
  vehicle: Readonly<Record<string, unknown>>,
  row: number,
  remembered: RememberedCheck,
): LooselyChecked | { readonly setAside: SetAside } {
  const checked = remembered.check(vehicle);
  return checked === null ? checkWrong(vehicle, row) : { ...checked, dropped: [] };
}

function checkWrong(vehicle: Readonly<Record<string, unknown>>, row: number): LooselyChecked | { readonly setAside: SetAside } {
  const parsed = vehicleInput.safeParse(vehicle);
  if (parsed.success) return { input: parsed.data, dropped: [] };
  const { issues } = parsed.error;
  if (issues.some(({ path }) => MUST_BE_RIGHT.has(path[0]))) return { setAside: asideOf(vehicle, row, issues) };
  const kept = structuredClone(vehicle) as Record<string, unknown>;
  const dropped = issues.flatMap(({ path: [name, inside] }) => (typeof name === 'string' ? [drop(kept, name, inside)] : []));
  const checked = checkVehicle(kept, row);
  return 'setAside' in checked ? checked : { ...checked, dropped };
}

/** Takes a value out of a vehicle, or out of the figures inside it. */
function drop(from: Record<string, unknown>, name: string, inside: PropertyKey | undefined): Dropped {
  const value = from[name];
  if (typeof inside === 'string' && typeof value === 'object' && value !== null)
    return drop(value as Record<string, unknown>, inside, undefined);
  delete from[name];
  return { name, value: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** The stock number that a row names, whatever else is wrong with it. */
export function stocknumOf(raw: unknown): string | null {
  const value = typeof raw === 'object' && raw !== null && 'stocknum' in raw ? raw.stocknum : null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return storable(String(value)).trim().slice(0, VEHICLE_LIMITS.stocknumLetters) || null;
}
