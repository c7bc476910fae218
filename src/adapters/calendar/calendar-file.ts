export interface CalendarEvent {
  /** Stays the same when the event is changed. */
  readonly uid: string;
  /** Increases with each change: a calendar keeps the highest. */
  readonly sequence: number;
  /** When it was last changed, and when it is; milliseconds since 1970. */
  readonly changedAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
}

/** An event as an iCalendar file (RFC 5545). Times are in UTC, which needs no zone definition; calendars show them in their own time zone. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    // Without a METHOD this is when the event was last revised (section 3.8.7.2).
    `DTSTAMP:${instant(event.changedAt)}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `LOCATION:${text(event.location)}`,
    `URL:${uri(event.url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text value: what would end it or its line is escaped; control characters, which are not allowed, are left out. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\r\n|\r|\n/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A URL is not a text value and nothing in it is escaped, so it must not contain anything that would end its line. */
const uri = (value: string): string => value.replaceAll(/\s/g, '');

const MAX_OCTETS = 75;

/** Folds a line after 75 octets; the rest follows on lines that begin with a space, and no character is split (section 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
