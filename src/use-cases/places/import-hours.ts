import { z } from 'zod';
import type { SpecialHours } from '#src/store/places/write-locations.ts';
import type { PlatformStore } from '#src/store/platform-store.ts';
import { checkRows, daySchema, type LocationsImported, locationFields, locationNamed } from '#src/use-cases/stock/check-rows.ts';
import { UnknownDealership } from '#src/use-cases/stock/upsert-vehicles.ts';

const time = z
  .string('must be a time such as 08:30')
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be a time such as 08:30')
  .nullable()
  .default(null);

/** Special hours in a file: times are start_hour and end_hour, or hours.begin and hours.end (ledger D6). */
const hoursInput = z
  .object({
    ...locationFields,
    date: daySchema,
    status: z.enum(['Open', 'Closed'], 'must be Open or Closed'),
    start_hour: time,
    end_hour: time,
    hours: z.object({ begin: time, end: time }).nullable().default(null),
  })
  .transform(({ start_hour, end_hour, hours, ...rest }) => ({
    ...rest,
    open: rest.status === 'Closed' ? null : (start_hour ?? hours?.begin ?? null),
    close: rest.status === 'Closed' ? null : (end_hour ?? hours?.end ?? null),
  }))
  .superRefine(({ status, open, close }, context) => {
    if (status === 'Closed') return;
    if (open === null || close === null) context.addIssue('an open day needs the hours it begins and ends at');
    else if (open >= close) context.addIssue(`the hours end (${close}) before they begin (${open})`);
  });

/**
 * Imports special hours in one transaction; a wrong row is set aside with its reason. A row that names no location applies to all of the
 * dealership's locations that have no row of their own for the date. A date that had special hours gets the new ones.
 */
export function importHours(platform: PlatformStore, rows: readonly unknown[], dealership: string): Promise<LocationsImported> {
  const { checked, setAside } = checkRows(rows, hoursInput);
  return platform.writeLocations(dealership, async (found, writer) => {
    if (found === null) throw new UnknownDealership(`There is no dealership "${dealership}".`);
    const toWrite = new Map<string, SpecialHours>();
    const general: typeof checked = [];
    const generalDates = new Set<string>();
    const overlap = 'date: another row of this file has hours for this location and date';
    for (const one of checked) {
      const place = locationNamed(one.input, found.locationIds);
      const { date, status, open, close } = one.input;
      if ('reason' in place) setAside.push({ row: one.row, reason: place.reason });
      else if (place.id === null) {
        if (generalDates.has(date)) setAside.push({ row: one.row, reason: overlap });
        else general.push(one);
        generalDates.add(date);
      } else if (toWrite.has(`${place.id} ${date}`)) setAside.push({ row: one.row, reason: overlap });
      else toWrite.set(`${place.id} ${date}`, { locationId: place.id, date, status, open, close });
    }
    for (const { input } of general)
      for (const locationId of found.locationIds.values()) {
        const { date, status, open, close } = input;
        const key = `${locationId} ${date}`;
        if (!toWrite.has(key)) toWrite.set(key, { locationId, date, status, open, close });
      }
    const written = await writer.putSpecialHours([...toWrite.values()]);
    return {
      ...written,
      unchanged: toWrite.size - written.added - written.changed,
      setAside: setAside.toSorted((a, b) => a.row - b.row),
    };
  });
}
