import { expect, test } from 'vitest';
import { openingHoursData } from './opening-hours-data.ts';

const LONG = ['08:30', '17:30'] as const;

test('W1p search engines are told of days that are alike together, and nothing of closed ones', () =>
  expect(openingHoursData([null, LONG, LONG, ['09:00', '21:00'], LONG, LONG, null], {})).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '17:30',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Wednesday'], opens: '09:00', closes: '21:00' },
  ]));
test('W1q a special date is told with its day, a closed one as opening and closing at midnight', () =>
  expect(openingHoursData([], { '2026-12-31': ['09:00', '13:00'], '2026-12-25': null })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-31',
      validThrough: '2026-12-31',
      opens: '09:00',
      closes: '13:00',
    },
  ]));
