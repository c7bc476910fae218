import { expect, test } from 'vitest';
import { handoverDays, handoverDayText } from './handover-days.ts';

const NINE_TO_FIVE = ['09:00', '17:00'] as const;
/** Open on weekdays and Saturday mornings. */
const WEEK = [null, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, ['09:00', '12:00'] as const];
/** 8 am on Monday 16 November 2026 in Brisbane. */
const MONDAY = Date.parse('2026-11-15T22:00:00Z');

test('R3 a vehicle can be picked up from two days ahead and delivered from five, on days when its location is open', () => {
  const facts = { zone: 'Australia/Brisbane', week: WEEK, special: {} };
  const dates = (kind: 'pick-up' | 'deliver') => handoverDays(facts, MONDAY, kind).map(({ date }) => date);
  expect(dates('pick-up').slice(0, 5)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-23']);
  expect(dates('deliver').slice(0, 2)).toEqual(['2026-11-21', '2026-11-23']);
  expect(dates('pick-up')).toHaveLength(10);
  expect(handoverDays(facts, MONDAY, 'pick-up')[3]?.hours).toEqual(['09:00', '12:00']);
});

test('R3 a day with special hours has those, and one that is closed is not offered', () => {
  const facts = {
    zone: 'Australia/Brisbane',
    week: WEEK,
    special: { '2026-11-18': null, '2026-11-22': ['10:00', '14:00'] as const },
  };
  const days = handoverDays(facts, MONDAY, 'pick-up');
  expect(days[0]?.date).toBe('2026-11-19');
  expect(days.find(({ date }) => date === '2026-11-22')?.hours).toEqual(['10:00', '14:00']);
});

test('R3 a location that gives no hours offers no days, and a day is named as people say it', () => {
  expect(handoverDays({ zone: 'UTC', week: [], special: {} }, MONDAY, 'deliver')).toEqual([]);
  expect(handoverDayText('2026-11-24')).toBe('Tuesday 24 November');
});
