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
