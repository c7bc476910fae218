const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in a zone as text: Tuesday 21 July 2026, 3.05 pm. */
export function timeText(zone: string, at: number): string {
  const part = partsOf(zone, at);
  return `${part.weekday} ${part.day} ${part.month} ${part.year}, ${clockOf(part)}`;
}

/** The time of day in a zone as text: 3.05 pm. */
export const clockText = (zone: string, at: number): string => clockOf(partsOf(zone, at));

/** The day of the week in a zone: Tuesday. */
export const weekdayText = (zone: string, at: number): string => partsOf(zone, at).weekday ?? '';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(zone: string, at: number): Parts {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    });
  formats.set(zone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

const clockOf = ({ hour, minute, dayPeriod }: Parts): string =>
  `${hour}${minute === '00' ? '' : `.${minute}`} ${dayPeriod?.toLowerCase()}`;

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The abbreviation of a zone at an instant: AEDT, AWST. */
export function zoneName(zone: string, at: number): string {
  const format = zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** An instant as text with its zone: Tuesday 21 July 2026, 3.05 pm AEST. */
export const zonedTimeText = (zone: string, at: number): string => `${timeText(zone, at)} ${zoneName(zone, at)}`;
