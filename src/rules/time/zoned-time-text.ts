import { timeText } from './time-text.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The abbreviation of a zone at an instant: AEDT, AWST. */
export function zoneName(zone: string, at: number): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' });
  formats.set(zone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** An instant as text with its zone: Tuesday 21 July 2026, 3.05 pm AEST. */
export const zonedTimeText = (zone: string, at: number): string => `${timeText(zone, at)} ${zoneName(zone, at)}`;
