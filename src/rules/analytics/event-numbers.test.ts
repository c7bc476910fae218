import { expect, test } from 'vitest';
import { leadEvent } from '#src/rules/leads/form-category.ts';
import { EVENTS } from './event-numbers.ts';

test('X1 no two things that analytics counts share a number', () =>
  expect(new Set(Object.values(EVENTS)).size).toBe(Object.values(EVENTS).length));

const SWITCHES = { financeFormEvent9: false, testDriveEvents: 'standard' } as const;
const sent = (name: Parameters<typeof leadEvent>[0], switches: object = {}, vehicle: object | null = null) =>
  leadEvent(name, { switches: { ...SWITCHES, ...switches }, vehicle } as unknown as Parameters<typeof leadEvent>[1]);

test('X1.4 a finance form is number 9 where the site says so, else 22', () =>
  expect([sent('finance', { financeFormEvent9: true }), sent('finance')]).toEqual([9, 22]));

test('X1.5 a test drive is number 14 or 15, 17 or 48 where the site says so, and 17 for one that can only be driven', () => {
  const [used, fresh, only] = [{ carType: 'used' }, { carType: 'new' }, { carType: 'used', tag: 'Test Drive Only' }];
  const other = { testDriveEvents: 'alternative' };
  expect([used, fresh, only].map((car) => sent('test-drive', {}, car))).toEqual([15, 14, 17]);
  expect([used, fresh].map((car) => sent('test-drive', other, car))).toEqual([48, 17]);
});

test('X1.10 an enquiry is number 22, an application 51', () => expect([sent('enquiry'), sent('careers')]).toEqual([22, 51]));
