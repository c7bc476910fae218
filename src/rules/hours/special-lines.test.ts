import { expect, test } from 'vitest';
import { specialLines } from '#src/rules/hours/special-lines.ts';

const closed = (date: string) => ({ date, status: 'Closed' as const, open: null, close: null });
const short = (date: string) => ({ date, status: 'Open' as const, open: '09:00', close: '13:00' });

test('D6u special dates of the next 30 days are told in words, the soonest first', () =>
  expect(specialLines([short('2026-12-31'), closed('2026-12-25')], '2026-12-01')).toEqual([
    { date: '2026-12-25', days: 'Friday 25 December', hours: 'Closed' },
    { date: '2026-12-31', days: 'Thursday 31 December', hours: '9 am to 1 pm' },
  ]));
test('D6v one that is past or further ahead is not told, and today’s is marked', () => {
  const dates = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(closed);
  expect(specialLines(dates, '2026-12-01').map(({ date, isToday }) => [date, isToday === true])).toEqual([
    ['2026-12-01', true],
    ['2026-12-31', false],
  ]);
});
