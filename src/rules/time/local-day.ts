export const DAY_MS = 86_400_000;

export interface LocalDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function parts(zone: string, at: number): Record<string, number> {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}

/** The day in a zone at an instant. */
export function localDay(zone: string, at: number): LocalDay {
  const { year = 0, month = 0, day = 0 } = parts(zone, at);
  return { year, month, day };
}

/** The day in a zone at an instant, as yyyy-mm-dd. */
export function isoDay(zone: string, at: number): string {
  const { year, month, day } = localDay(zone, at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The next instant at which a new day begins in a zone, when dated facts change. */
export function nextMidnight(zone: string, at: number): number {
  const { year, month, day } = localDay(zone, at);
  const wall = Date.UTC(year, month - 1, day + 1);
  // Two rounds settle the offset: the first uses the offset at the guess, the second the one on the other side of a clock change.
  let guess = wall - zoneOffset(zone, wall);
  guess = wall - zoneOffset(zone, guess);
  return guess;
}

/** A zone's offset from UTC at an instant, in milliseconds. */
export function zoneOffset(zone: string, at: number): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts(zone, at);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
