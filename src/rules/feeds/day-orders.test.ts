import { describe, expect, test } from 'vitest';
import { type DayOrders, SeenDays } from './day-orders.ts';
import { readDay } from './read-day.ts';

const COLUMNS = { rego_expiry: ['Rego'], build_date: ['Built'] };

function ordersOf(days: readonly string[], before: DayOrders | null = null): DayOrders {
  const seen = new SeenDays({ columns: COLUMNS, defaults: {} });
  for (const day of days) seen.see((column) => (column === 'Rego' ? day : undefined));
  return seen.orders(before);
}

describe('J8 the order of a column’s days is told by those that can only be meant one way', () => {
  test.each([
    [['31/12/2026', '05/06/2026'], 'day first'],
    [['12/31/2026', '05/06/2026'], 'month first'],
    [['12-31-26', '05-06-26'], 'month first'],
    [['12/31/2026 00:00:00', '05/06/2026 00:00:00'], 'month first'],
    [['12/31/2026', '31/12/2026'], 'mixed'],
    [[...Array.from({ length: 19 }, () => '31/12/2026'), '12/31/2026'], 'day first'],
    [[...Array.from({ length: 18 }, () => '31/12/2026'), '12/31/2026'], 'mixed'],
    [[...Array.from({ length: 19 }, () => '12/31/2026'), '31/12/2026'], 'month first'],
    [[...Array.from({ length: 18 }, () => '12/31/2026'), '31/12/2026'], 'mixed'],
  ] as const)('%j: %s', (days, order) => expect(ordersOf(days)).toEqual({ rego_expiry: order }));
  test('and is as it was where none can', () => {
    const none = ['05/06/2026', '2026-12-31', 'Dec-26', '12/2026', '45/45/2026', ''];
    expect(ordersOf(none)).toEqual({});
    expect(ordersOf(none, { rego_expiry: 'month first', build_date: 'mixed' })).toEqual({
      rego_expiry: 'month first',
      build_date: 'mixed',
    });
    expect(ordersOf(['31/12/2026'], { rego_expiry: 'month first' })).toEqual({ rego_expiry: 'day first' });
  });
});

describe('J8 a day that could be meant either way', () => {
  test.each([
    ['05/06/2026', 'day first', '2026-06-05', 'plain'],
    ['05/06/2026', 'month first', '2026-05-06', 'repaired'],
    ['05/06/2026', 'mixed', null, 'unreadable'],
    ['06/06/2026', 'mixed', '2026-06-06', 'plain'],
    ['31/12/2026', 'month first', '2026-12-31', 'plain'],
    ['12/31/2026', 'mixed', '2026-12-31', 'repaired'],
    ['31/12/2026', 'mixed', '2026-12-31', 'plain'],
    ['13/14/2026', 'mixed', null, 'unreadable'],
    ['2026-05-06', 'month first', '2026-05-06', 'plain'],
  ] as const)('%s in a column that is %s is %s', (text, order, value, how) =>
    expect(readDay(text, 'last', order)).toEqual({ value, how }),
  );
});
