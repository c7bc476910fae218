/** What a calendar reads in a file: the properties of its one event by name. Written from RFC 5545 alone, to be independent of the writer. */
export interface CalendarRead {
  readonly lines: readonly Buffer[];
  readonly calendar: ReadonlyMap<string, string>;
  readonly event: ReadonlyMap<string, string>;
}

/** Reads a calendar file strictly: every line must end with CRLF, be a property, and stand in its component. */
export function readCalendar(file: Buffer): CalendarRead {
  const lines: Buffer[] = [];
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf('\r\n', at);
    if (end < 0) throw new Error('The last line does not end with CRLF.');
    lines.push(file.subarray(at, end));
    at = end + 2;
  }
  const unfolded: Buffer[] = [];
  for (const line of lines) {
    const last = unfolded.at(-1);
    if (line[0] !== 0x20 && line[0] !== 0x09) unfolded.push(line);
    else if (last === undefined) throw new Error('The first line is a continuation.');
    else unfolded[unfolded.length - 1] = Buffer.concat([last, line.subarray(1)]);
  }
  const [calendar, event] = [new Map<string, string>(), new Map<string, string>()];
  const open: string[] = [];
  for (const line of unfolded) {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(line);
    const [, name = '', value = ''] = /^([A-Z-]+):([^\r\n]*)$/.exec(content) ?? [];
    if (name === '') throw new Error(`This is no property: ${content}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends where it was not begun.`);
    } else {
      const into = open.join(' ') === 'VCALENDAR' ? calendar : open.join(' ') === 'VCALENDAR VEVENT' ? event : null;
      if (into === null || into.has(name)) throw new Error(`${name} stands where it must not.`);
      into.set(name, TEXTS.has(name) ? unescaped(value) : value);
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} does not end.`);
  return { lines, calendar, event };
}

const TEXTS = new Set(['UID', 'SUMMARY', 'DESCRIPTION', 'LOCATION']);

function unescaped(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`This holds a separator that is not escaped: ${value}`);
  return value.replaceAll(/\\(.?)/gs, (_, character: string) => {
    if (character === 'n' || character === 'N') return '\n';
    if (!'\\;,'.includes(character) || character === '') throw new Error(`This is no escape: \\${character}`);
    return character;
  });
}

/** An instant as RFC 5545 writes it in UTC. */
export function calendarInstant(value: string | undefined): number {
  const [, y, mo, d, h, mi, s] = (/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value ?? '') ?? []).map(Number);
  return Date.UTC(y ?? Number.NaN, (mo ?? 0) - 1, d, h, mi, s);
}
