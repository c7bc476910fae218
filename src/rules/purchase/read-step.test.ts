import { expect, test } from 'vitest';
import { canBorrow, readDelivery, readDetails, readPaying, readTradeIn } from './read-step.ts';

const WHO = { name: 'Priya', last_name: 'Raman', email: 'priya@example.com', phone: '0412 345 678', state: 'qld' };
const fieldsOf = (read: { ok: boolean; errors?: readonly { field: string }[] }) => (read.errors ?? []).map(({ field }) => field);

test('R3 the details are who buys, the state of registration and whom it is for, and a business names its ABN', () => {
  expect(readDetails({ ...WHO, buyer: 'me', abn: 'ignored' })).toMatchObject({
    ok: true,
    answer: { state: 'qld', buyer: 'me', abn: null },
  });
  expect(readDetails({ ...WHO, buyer: 'business', abn: '51 824 753 556' })).toMatchObject({ answer: { abn: '51824753556' } });
  expect(fieldsOf(readDetails({ ...WHO, buyer: 'business', abn: '123' }))).toEqual(['abn']);
  expect(readDetails({ ...WHO, buyer: 'business', abn: '51 824 753 557' })).toMatchObject({
    errors: [{ field: 'abn', message: 'Please check the ABN: one of its digits is wrong.' }],
  });
  expect(fieldsOf(readDetails({}))).toEqual(['name', 'last_name', 'email', 'phone', 'state', 'buyer']);
  expect(fieldsOf(readDetails({ ...WHO, state: 'atlantis', buyer: 'nobody' }))).toEqual(['state', 'buyer']);
});

const DAYS = {
  'pick-up': [{ date: '2026-11-18', hours: ['09:00', '17:00'] as const }],
  deliver: [{ date: '2026-11-23', hours: ['09:00', '17:00'] as const }],
};
const OFFERED = { days: DAYS, delivers: true, costCents: 18_000 };
const TO = { postcode: '4551', street: '14 Sample Street', suburb: 'Caloundra' };
const DELIVER = { delivery: 'deliver', ...TO, delivery_day: '2026-11-23', delivery_window: '9 am to 1 pm' };

test('R3 a vehicle is picked up on a day that is offered, or delivered on one in a window, at the price for the postcode', () => {
  expect(readDelivery({ delivery: 'pick-up', pick_up_day: '2026-11-18' }, OFFERED)).toEqual({
    ok: true,
    answer: { kind: 'pick-up', day: '2026-11-18' },
  });
  expect(readDelivery(DELIVER, OFFERED)).toEqual({
    ok: true,
    answer: { kind: 'deliver', ...TO, day: '2026-11-23', window: '9 am to 1 pm', toldCents: 18_000 },
  });
  expect(fieldsOf(readDelivery({ delivery: 'pick-up', pick_up_day: '2026-11-23' }, OFFERED))).toEqual(['pick_up_day']);
  expect(fieldsOf(readDelivery({ ...DELIVER, delivery_day: '1999-01-01', delivery_window: 'midnight' }, OFFERED))).toEqual([
    'delivery_day',
    'delivery_window',
  ]);
  expect(fieldsOf(readDelivery({}, OFFERED))).toEqual(['delivery']);
});

test('R3, M12 a postcode without a price is refused with the way on, and a quote can be asked for instead', () => {
  const offered = { ...OFFERED, costCents: null };
  expect(readDelivery(DELIVER, offered)).toEqual({
    ok: false,
    errors: [
      {
        field: 'postcode',
        message: 'We can’t price delivery to that postcode online. Ask for a delivery quote below, or collect it from us.',
      },
    ],
  });
  expect(readDelivery({ ...DELIVER, go: 'quote' }, offered)).toEqual({ ok: true, answer: { kind: 'quote', ...TO } });
  expect(readDelivery(DELIVER, { ...offered, delivers: false })).toEqual({ ok: true, answer: { kind: 'quote', ...TO } });
});

test('R3 where the location gives no hours the day is agreed by phone', () => {
  const offered = { ...OFFERED, days: { 'pick-up': [], deliver: [] } };
  expect(readDelivery({ delivery: 'pick-up' }, offered)).toEqual({ ok: true, answer: { kind: 'pick-up', day: null } });
});

const OFFER = { id: '0b0e7c1e-3c3c-4b53-9a0a-2a2a3b3b4c4c', vehicle: '2020 Suzuki Swift', middleCents: 1_350_000 };

test('R3 a trade-in is the accepted offer that was shown, a car to be agreed, or a choice of none', () => {
  expect(readTradeIn({ trade_in: `offer:${OFFER.id}` }, [{ ...OFFER, id: 'newer' }, OFFER])).toEqual({
    ok: true,
    answer: { kind: 'offer', offerId: OFFER.id, vehicle: '2020 Suzuki Swift', toldCents: 1_350_000 },
  });
  expect(readTradeIn({ trade_in: 'none' }, [])).toEqual({ ok: true, answer: { kind: 'none' } });
  expect(readTradeIn({ trade_in: 'later', trade_in_car: '  2014  Mazda 3 ' }, [])).toMatchObject({
    answer: { kind: 'later', vehicle: '2014 Mazda 3' },
  });
  expect(fieldsOf(readTradeIn({ trade_in: 'offer:another' }, [OFFER]))).toEqual(['trade_in']);
  expect(fieldsOf(readTradeIn({ trade_in: `offer:${OFFER.id}` }, []))).toEqual(['trade_in']);
  expect(fieldsOf(readTradeIn({ trade_in: 'later', trade_in_car: 'x'.repeat(500) }, []))).toEqual(['trade_in_car']);
  expect(fieldsOf(readTradeIn({}, [OFFER]))).toEqual(['trade_in']);
});

const LOAN = { amount: { min: 5_000, max: 100_000, step: 100 }, mostCents: 1_347_000, years: [3, 5, 7] };

test('R3 a loan is at most what is left to pay and at least what the lender lends, over a term from the list', () => {
  expect(readPaying({ paying: 'loan', loan_amount: '$10,000', loan_years: '5' }, LOAN)).toEqual({
    ok: true,
    answer: { kind: 'loan', amountCents: 1_000_000, years: 5 },
  });
  for (const loan_amount of ['13470.01', '10,00', '1,0000', '4999.99', '-10000', '', '1e99', 'NaN', '99999999999999999999'])
    expect(fieldsOf(readPaying({ paying: 'loan', loan_amount, loan_years: '5' }, LOAN)), loan_amount).toEqual(['loan_amount']);
  expect(fieldsOf(readPaying({ paying: 'loan', loan_amount: '10000', loan_years: '4' }, LOAN))).toEqual(['loan_years']);
});

test('R3 without a loan there is a bank transfer or a loan of one’s own bank, and a loan nobody offers is refused', () => {
  expect(readPaying({ paying: 'transfer' }, null)).toEqual({ ok: true, answer: { kind: 'transfer' } });
  expect(readPaying({ paying: 'own-loan' }, null)).toEqual({ ok: true, answer: { kind: 'own-loan' } });
  expect(fieldsOf(readPaying({ paying: 'loan', loan_amount: '10000', loan_years: '5' }, null))).toEqual(['paying']);
  expect(canBorrow({ ...LOAN, mostCents: 499_999 })).toBe(false);
});
