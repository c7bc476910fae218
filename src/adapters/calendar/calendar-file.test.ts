import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarInstant, readCalendar } from '#tests/factories/read-calendar.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: '0b0b0b0b-0000-4000-8000-000000000000',
  sequence: 3,
  changedAt: Date.parse('2026-11-15T20:15:09Z'),
  startsAt: Date.parse('2026-11-16T09:00:00+11:00'),
  endsAt: Date.parse('2026-11-16T09:30:00+11:00'),
  status: 'CONFIRMED',
  summary: 'Test drive',
  description: 'Bring your licence.',
  location: '1 Quay Street, Newstead',
  url: 'https://dealer.example/booking/1?key=a,b;c',
};
const read = (facts: Partial<CalendarEvent> = {}) => readCalendar(Buffer.from(calendarFile({ ...EVENT, ...facts })));

test('L11 a calendar file has what RFC 5545 requires: version, product, UID, DTSTAMP', () => {
  const { calendar, event } = read();
  expect(calendar.get('VERSION')).toBe('2.0');
  expect(calendar.get('PRODID')).not.toBe('');
  expect(event.get('UID')).toBe(EVENT.uid);
  expect(calendarInstant(event.get('DTSTAMP'))).toBe(EVENT.changedAt);
});

test('L11 its times are instants in UTC, and its sequence, state and address are its own', () => {
  const { event } = read();
  expect(event.get('DTSTART')).toBe('20261115T220000Z');
  expect(calendarInstant(event.get('DTEND'))).toBe(EVENT.endsAt);
  expect(event.get('SEQUENCE')).toBe('3');
  expect(event.get('STATUS')).toBe('CONFIRMED');
  expect(event.get('URL')).toBe(EVENT.url);
});

/** Texts as people and attackers write them. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('\\', ';', ',', 'n', '\n', ':', '"', ' ', 'é', '🚗', 'BEGIN:VEVENT'), maxLength: 120 }),
);

test('L11 whatever a text contains, a calendar reads the same text and nothing else', () => {
  fc.assert(
    fc.property(texts, texts, (summary, description) => {
      const { event } = read({ summary, description });
      const said = (text: string) => text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
      expect(event.get('SUMMARY')).toBe(said(summary));
      expect(event.get('DESCRIPTION')).toBe(said(description));
      expect([...event.keys()]).toEqual([...read().event.keys()]);
    }),
  );
});

test('L11 no line is longer than 75 octets, and no character is split between two', () => {
  fc.assert(
    fc.property(texts, (location) => {
      for (const line of read({ location }).lines) {
        expect(line.length).toBeLessThanOrEqual(75);
        expect(() => new TextDecoder('utf-8', { fatal: true }).decode(line)).not.toThrow();
      }
    }),
  );
});
