import { expect, test } from 'vitest';
import { type DayHours, hoursLines } from '#src/rules/hours/hours-lines.ts';

const open = (weekday: number, from = '08:30', to = '17:00'): DayHours => ({ weekday, status: 'Open', open: from, close: to });
const week = [1, 2, 3, 4, 5].map((weekday) => open(weekday));

test('D6.3 Monday to Friday stand together when they are alike, Saturday and Sunday apart', () => {
  expect(hoursLines([...week, open(6, '09:00', '12:00'), { weekday: 0, status: 'Closed' }])).toEqual([
    { days: 'Monday to Friday', hours: '8.30 am to 5 pm' },
    { days: 'Saturday', hours: '9 am to 12 pm' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});
test('D6.3 weekdays that differ stand one by one', () => {
  const lines = hoursLines([...week.slice(0, 4), open(5, '08:30', '16:00')]);
  expect(lines.map(({ days }) => days)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(lines[4]).toEqual({ days: 'Friday', hours: '8.30 am to 4 pm' });
});
test('D6c a day that is not given is closed', () =>
  expect(hoursLines([open(1)]).at(-1)).toEqual({ days: 'Sunday', hours: 'Closed' }));
test('a location without hours has no lines', () => expect(hoursLines([])).toEqual([]));
test('midnight and noon are twelve o’clock', () => {
  expect(hoursLines([open(1, '00:00', '12:30')])[0]?.hours).toBe('12 am to 12.30 pm');
});
test('D6p the dealer’s own words for a day stand in place of its times', () => {
  const friday = { ...open(5), formated_hours: '8.30 am until late' };
  expect(hoursLines([...week.slice(0, 4), friday])[4]).toEqual({ days: 'Friday', hours: '8.30 am until late' });
});
test('D6q a closed day says what the site says, or leads to where one can ask', () => {
  expect(hoursLines(week, { text: 'By appointment only', href: null }).at(-1)).toEqual({
    days: 'Sunday',
    hours: 'By appointment only',
  });
  expect(hoursLines(week, { text: 'Enquire Now', href: '/contact-us/workshop' }).at(-1)).toEqual({
    days: 'Sunday',
    hours: 'Enquire Now',
    href: '/contact-us/workshop',
  });
});
test('D6r the line that today stands in is marked', () => {
  expect(hoursLines(week, undefined, 3).map(({ isToday }) => isToday === true)).toEqual([true, false, false]);
  expect(hoursLines(week, undefined, 0).map(({ isToday }) => isToday === true)).toEqual([false, false, true]);
});
