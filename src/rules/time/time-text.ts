const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in a zone as text: Tuesday 21 July 2026, 3.05 pm. */
export function timeText(zone: string, at: number): string {
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
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const minutes = part.minute === '00' ? '' : `.${part.minute}`;
  return `${part.weekday} ${part.day} ${part.month} ${part.year}, ${part.hour}${minutes} ${part.dayPeriod?.toLowerCase()}`;
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The abbreviation of a zone at an instant: AEDT, AWST. */
export function zoneName(zone: string, at: number): string {
  const format = zoneFormats.get(zone) ?? new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
  zoneFormats.set(zone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** An instant as text with its zone: Tuesday 21 July 2026, 3.05 pm AEST. */
export const zonedTimeText = (zone: string, at: number): string => `${timeText(zone, at)} ${zoneName(zone, at)}`;
