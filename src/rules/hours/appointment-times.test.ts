import { expect, test } from 'vitest';
import { type AppointmentDay, appointmentTimes } from '#src/rules/hours/appointment-times.ts';

const every = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' as const, open: '09:00', close: '10:30' }));
const NOW = Date.parse('2026-09-20T00:00:00Z');
const input = (facts: Partial<AppointmentDay> = {}): AppointmentDay => ({
  hours: every,
  special: null,
  zone: 'Australia/Sydney',
  date: '2026-10-05',
  minutes: 30,
  capacity: 1,
  taken: [],
  now: NOW,
  leadTimeMinutes: 60,
  ...facts,
});
const shown = (facts: Partial<AppointmentDay> = {}) => appointmentTimes(input(facts)).map(({ iso }) => iso.slice(11));
const at = (iso: string) => Date.parse(iso);

test('L11k times begin at the opening, and the last ends by the close', () =>
  expect(shown()).toEqual(['09:00:00+11:00', '09:30:00+11:00', '10:00:00+11:00']));
test('L11l what does not fit whole is not offered', () => expect(shown({ minutes: 60 })).toEqual(['09:00:00+11:00']));
test('L11m the day before clocks go forward has the old offset, the day itself the new', () => {
  expect(shown({ date: '2026-10-03' })[0]).toBe('09:00:00+10:00');
  expect(shown({ date: '2026-10-04' })[0]).toBe('09:00:00+11:00');
});
test('L11n the day before clocks go back has the old offset, the day itself the new', () => {
  const now = at('2026-03-20T00:00:00Z');
  expect(shown({ date: '2026-04-04', now })[0]).toBe('09:00:00+11:00');
  expect(shown({ date: '2026-04-05', now })[0]).toBe('09:00:00+10:00');
});
test('L11o opening hours across the missing hour hold an hour less, each appointment as long as ever', () => {
  const hours = every.map((day) => ({ ...day, open: '01:00', close: '04:00' }));
  expect(shown({ hours, date: '2026-10-04', minutes: 60 })).toEqual(['01:00:00+10:00', '03:00:00+11:00']);
  expect(shown({ hours, date: '2026-04-05', minutes: 60, now: at('2026-03-20T00:00:00Z') })).toEqual([
    '01:00:00+11:00',
    '02:00:00+11:00',
    '02:00:00+10:00',
    '03:00:00+10:00',
  ]);
});
test('L11p a time within the next hour is too soon', () => {
  const now = at('2026-10-05T08:45:00+11:00');
  expect(shown({ now })).toEqual(['10:00:00+11:00']);
});
test('L11.1 a time is gone when every place is taken, and there while one is left', () => {
  const taken = [{ startsAt: at('2026-10-05T09:30:00+11:00'), places: 2 }];
  expect(shown({ taken, capacity: 2 })).toEqual(['09:00:00+11:00', '10:00:00+11:00']);
  expect(shown({ taken, capacity: 3 })).toContain('09:30:00+11:00');
});
test('L11r one that was made when appointments began at other times takes whatever it overlaps', () => {
  const taken = [{ startsAt: at('2026-10-05T09:15:00+11:00'), places: 1 }];
  expect(shown({ taken })).toEqual(['10:00:00+11:00']);
});
test('L11s special hours stand over the weekday’s, open or closed', () => {
  expect(shown({ special: { status: 'Closed', open: null, close: null } })).toEqual([]);
  expect(shown({ special: { status: 'Open', open: '14:00:00', close: '14:30:00' } })).toEqual(['14:00:00+11:00']);
});
test('L11t nobody books further ahead than ninety days', () => {
  expect(shown({ date: '2026-12-18' })).toHaveLength(3);
  expect(shown({ date: '2026-12-21' })).toEqual([]);
});
test.each([
  ['no capacity', { capacity: 0 }],
  ['a day that is not on the calendar', { date: '2026-02-30' }],
  ['no length', { minutes: 0 }],
  ['no hours', { hours: [] }],
])('L11u %s, no times', (_, facts) => expect(shown(facts)).toEqual([]));
