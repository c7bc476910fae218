import { z } from 'zod';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import { storable } from '#src/use-cases/site/clean-text.ts';

/** A row that was not imported, and why. */
export interface RowSetAside {
  readonly row: number;
  readonly reason: string;
}

/** The result of an import of hours or reviews. */
export interface LocationsImported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly setAside: readonly RowSetAside[];
}

/** A valid row and its number in the file. */
export interface CheckedRow<T> {
  readonly row: number;
  readonly input: T;
}

/** A day of the calendar as yyyy-mm-dd. */
export const daySchema = z
  .string('must be a day such as 2026-12-25')
  .refine((text) => calendarDay(text) !== null, 'must be a day such as 2026-12-25');

/** Which of its dealership's locations a row is about: by slug, or by its id on this platform. */
export const locationFields = {
  location: z.string().min(1).nullable().default(null),
  location_id: z
    .union([z.string().min(1), z.int()])
    .nullable()
    .default(null),
};

interface LocationNamed {
  readonly location: string | null;
  readonly location_id: string | number | null;
}

/** The id of the location that a row names; null when it names none, and a reason when the dealership has no such location. */
export function locationNamed(
  { location, location_id }: LocationNamed,
  ids: ReadonlyMap<string, number>,
): { readonly id: number | null } | { readonly reason: string } {
  const named = location ?? location_id;
  if (named === null) return { id: null };
  const id = typeof named === 'string' ? ids.get(named) : [...ids.values()].find((one) => one === named);
  return id === undefined ? { reason: storable(`location: "${named}" is not a location of this dealership`) } : { id };
}

/** Sorts rows into valid ones and those that are set aside, each with its reason. */
export function checkRows<T>(
  rows: readonly unknown[],
  schema: z.ZodType<T>,
): { checked: CheckedRow<T>[]; setAside: RowSetAside[] } {
  const checked: CheckedRow<T>[] = [];
  const setAside: RowSetAside[] = [];
  for (const [at, raw] of rows.entries()) {
    const parsed = schema.safeParse(raw);
    if (parsed.success) checked.push({ row: at + 1, input: parsed.data });
    else {
      const reasons = parsed.error.issues.map(
        ({ path, message }) => `${path.length === 0 ? 'the row' : path.join('.')}: ${message}`,
      );
      setAside.push({ row: at + 1, reason: storable(reasons.join('; ')) });
    }
  }
  return { checked, setAside };
}
