import { expect, test } from 'vitest';
import { openNowText, openText } from '#src/rules/hours/open-text.ts';
import { openFacts, openingState, type SpecialDate } from '#src/rules/hours/opening-state.ts';

const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' })),
  { weekday: 6, status: 'Open' as const, open: '09:00', close: '16:00' },
  { weekday: 0, status: 'Closed' as const },
];
const at = (zone: string, now: string, special: SpecialDate[] = []) =>
  openText(openFacts(hours, special, zone, Date.parse(now)), Date.parse(now));

test.each([
  ['Australia/Brisbane', '2026-07-15T03:00:00Z', 'We are open until 5.30 pm today'],
  ['Australia/Brisbane', '2026-07-15T07:30:00Z', 'We open again tomorrow at 8.30 am'],
  ['Australia/Brisbane', '2026-07-14T22:00:00Z', 'We open at 8.30 am today'],
  ['Australia/Brisbane', '2026-07-18T06:30:00Z', 'We open again on Monday at 8.30 am'],
  ['Australia/Perth', '2026-07-15T08:30:00Z', 'We are open until 5.30 pm today'],
])('D6g in %s at %s: %s', (zone, now, text) => expect(at(zone, now)).toBe(text));

test('D6.2 a special day stands over its weekday', () => {
  const closed = { date: '2026-07-15', status: 'Closed' as const, open: null, close: null };
  const short = { date: '2026-07-15', status: 'Open' as const, open: '10:00:00', close: '14:00:00' };
  expect(at('Australia/Brisbane', '2026-07-15T03:00:00Z', [closed])).toBe('We open again tomorrow at 8.30 am');
  expect(at('Australia/Brisbane', '2026-07-15T03:00:00Z', [short])).toBe('We are open until 2 pm today');
});
test('D6i a location without hours says nothing', () =>
  expect(openText(openFacts([], [], 'Australia/Brisbane', 0), 0)).toBeNull());

const closedOn = (date: string): SpecialDate => ({ date, status: 'Closed', open: null, close: null });
test('D6m the next opening passes over special days that are closed, and takes a special day’s own hours', () => {
  const night = '2026-07-15T10:00:00Z';
  expect(at('Australia/Brisbane', night, [closedOn('2026-07-16')])).toBe('We open again on Friday at 8.30 am');
  const late: SpecialDate = { date: '2026-07-16', status: 'Open', open: '11:00', close: '12:00' };
  expect(at('Australia/Brisbane', night, [late])).toBe('We open again tomorrow at 11 am');
});
test('D6n an opening a week or more ahead is told with its date', () => {
  const week = ['15', '16', '17', '18', '19', '20', '21'].map((day) => closedOn(`2026-07-${day}`));
  expect(at('Australia/Brisbane', '2026-07-15T03:00:00Z', week)).toBe('We open again on Wednesday 22 July at 8.30 am');
});
test.each([
  ['2026-07-15T03:00:00Z', 'Open now until 5.30 pm'],
  ['2026-07-14T22:00:00Z', 'Closed now, opens at 8.30 am'],
  ['2026-07-15T08:00:00Z', 'Closed now, opens tomorrow at 8.30 am'],
  ['2026-07-18T07:00:00Z', 'Closed now, opens on Monday at 8.30 am'],
])('D6o at %s a page says: %s', (now, text) => {
  const state = openingState(openFacts(hours, [], 'Australia/Brisbane', Date.parse(now)), Date.parse(now));
  expect(state === null ? null : openNowText(state)).toBe(text);
});
