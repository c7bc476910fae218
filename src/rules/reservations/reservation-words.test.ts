import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reservationContact } from './reservation-contact.ts';
import { reservationFields, reservationNews } from './reservation-lead.ts';
import { reservationNumber } from './reservation-number.ts';
import { reservationTerms } from './reservation-terms.ts';

test('R2 a number has eight characters that nobody mistakes for others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (chosen) => {
      let at = -1;
      const number = reservationNumber((below) => {
        at += 1;
        return (chosen[at] ?? 0) % below;
      });
      expect(number).toMatch(/^R-[234679ACDEFGHJKMNPQRTUVWXYZ]{8}$/);
    }),
  );
});

test('R2 the dealer reads the number, the state, the deposit and until when, in the dealership’s time zone', () => {
  const facts = {
    number: 'R-7K4M2XQH',
    depositCents: 20_000,
    paidUntil: Date.parse('2026-11-17T05:40:00Z'),
    zone: 'Australia/Brisbane',
  };
  expect(reservationFields({ ...facts, state: 'paid' })).toEqual({
    reservation: 'R-7K4M2XQH',
    reservation_status: 'Deposit paid',
    deposit: '$200',
    reserved_until: 'Tuesday 17 November 2026, 3.40 pm',
  });
  expect(reservationNews('Deposit paid')).toBeNull();
  expect(reservationNews(reservationFields({ ...facts, state: 'cancelled' }).reservation_status ?? '')).toBe('Cancelled');
  expect(reservationNews('')).toBeNull();
});

const DEPOSIT = { depositCents: 35_000, hours: 24, vehicleWord: 'caravan' };

test('R2 the terms name the deposit, the vehicle and the hours, and that all of it comes back', () => {
  const [first, second, ...more] = reservationTerms(DEPOSIT, false);
  expect(first).toBe('A $350 deposit takes the caravan off sale for 24 hours.');
  expect(second).toMatch(/^All of it back if you cancel, or if you let the time run out\./);
  expect(more).toContain('No contract yet. You only sign once you’ve seen it.');
});

test('R3 the terms of a purchase do not say that the vehicle is seen before the contract is signed', () => {
  expect(reservationTerms(DEPOSIT, true).join(' ')).not.toMatch(/seen/);
});

test('L5 details are checked as in every form, and what is not asked for is dropped', () => {
  const typed = { name: ' Anna ', last_name: 'Lind', email: 'anna@shopper.example', phone: '0412 345 678', state: 'paid' };
  expect(reservationContact(typed)).toEqual({
    ok: true,
    contact: { name: 'Anna', last_name: 'Lind', email: 'anna@shopper.example', phone: '0412 345 678' },
  });
  expect(reservationContact({})).toMatchObject({ ok: false, errors: [{ field: 'name' }, {}, {}, { field: 'phone' }] });
});
