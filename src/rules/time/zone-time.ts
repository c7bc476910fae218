import { DAY_MS, type LocalDay, zoneOffset } from './local-day.ts';

/**
 * The instant at which a zone's clocks show a time on a day. If there are two, the first; if there is none, the one just after
 * the gap.
 */
export function instantAt(zone: string, { year, month, day }: LocalDay, minutes: number): number {
  const wall = Date.UTC(year, month - 1, day) + minutes * 60_000;
  const [before, after] = [zoneOffset(zone, wall - DAY_MS), zoneOffset(zone, wall + DAY_MS)];
  const fits = [wall - before, wall - after].filter((at) => at + zoneOffset(zone, at) === wall);
  return fits.length === 0 ? wall - before : Math.min(...fits);
}

/** An instant in ISO format with the zone's offset: 2026-10-05T09:30:00+11:00. */
export function isoInZone(zone: string, at: number): string {
  const offset = zoneOffset(zone, at) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${new Date(at + offset * 60_000).toISOString().slice(0, 19)}${sign}${two(hours)}:${two(minutes)}`;
}

/** A yyyy-mm-dd day, or null if it is not on the calendar. */
export function calendarDay(text: string): LocalDay | null {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const at = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? { year, month, day } : null;
}
