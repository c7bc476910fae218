const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant's day of the week in a zone: Sunday. */
export function weekdayText(zone: string, at: number): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-AU', { timeZone: zone, weekday: 'long' });
  formats.set(zone, format);
  return format.format(at);
}
