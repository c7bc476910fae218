import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PurchaseAnswers } from './purchase-answers.ts';
import { purchaseFields } from './purchase-lead.ts';
import { purchaseSum } from './purchase-sum.ts';
import { agreedRows, deliveryWords, purchaseTerms, sumRows } from './purchase-words.ts';

const TO = { postcode: '4551', street: '14 Sample Street', suburb: 'Caloundra' };
const ANSWERS: PurchaseAnswers = {
  details: { contact: {}, state: 'qld', buyer: 'me', abn: null },
  delivery: { kind: 'deliver', ...TO, day: '2026-11-24', window: '9 am to 1 pm', toldCents: 18_000 },
  tradeIn: { kind: 'offer', offerId: 'one', vehicle: '2020 Suzuki Swift', toldCents: 1_350_000 },
  finance: { kind: 'loan', amountCents: 1_000_000, years: 5 },
};
const COSTS = { priceCents: 2_699_000, deliveryCents: 18_000, tradeInCents: 1_350_000, depositCents: 20_000 };
const rowsOf = (answers: PurchaseAnswers, costs = { ...COSTS, loanCents: 1_000_000 }) =>
  sumRows({
    priceLabel: 'Car, drive away',
    priceCents: costs.priceCents,
    deliveryCents: costs.deliveryCents,
    answers,
    sum: purchaseSum(costs),
  });

test('R3 the summary has a row for the car, its delivery, the trade-in, the loan, the transfer and the deposit', () => {
  const { costs, payments } = rowsOf(ANSWERS);
  expect(costs.map(({ label, cents }) => [label, cents])).toEqual([
    ['Car, drive away', 2_699_000],
    ['Delivery to Caloundra 4551', 18_000],
  ]);
  expect(payments.map(({ label, cents }) => [label, cents])).toEqual([
    ['Your 2020 Suzuki Swift', 1_350_000],
    ['Loan, if approved', 1_000_000],
    ['Bank transfer before delivery', 347_000],
    ['Deposit today, refundable', 20_000],
  ]);
});

test('R3 what is not known yet is named and counted as nothing', () => {
  const answers: PurchaseAnswers = {
    ...ANSWERS,
    delivery: { kind: 'quote', ...TO },
    tradeIn: { kind: 'later', vehicle: '2014 Mazda 3' },
  };
  const { costs, payments } = rowsOf(answers, { ...COSTS, deliveryCents: null as never, tradeInCents: 0, loanCents: 0 });
  expect(costs[1]).toEqual({ label: 'Delivery to Caloundra 4551', cents: 0, text: 'to be quoted' });
  expect(payments[0]).toEqual({ label: 'Your 2014 Mazda 3', cents: 0, text: 'to be agreed' });
});

const amount = fc.integer({ min: 0, max: 9_000_000 });

test('R3 at every step the rows of the costs and the rows of the payments add up to the same total', () => {
  const steps = fc.subarray(['details', 'delivery', 'tradeIn', 'finance'] as const);
  fc.assert(
    fc.property(steps, amount, amount, amount, (given, deliveryCents, tradeInCents, loanCents) => {
      const answers = Object.fromEntries(given.map((step) => [step, ANSWERS[step]])) as PurchaseAnswers;
      const costs = {
        ...COSTS,
        deliveryCents: answers.delivery === undefined ? 0 : deliveryCents,
        tradeInCents: answers.tradeIn === undefined ? 0 : tradeInCents,
        loanCents: answers.finance === undefined ? 0 : loanCents,
      };
      const rows = rowsOf(answers, costs);
      const total = (all: readonly { cents: number }[]) => all.reduce((sum, { cents }) => sum + cents, 0);
      expect(total(rows.costs)).toBe(rows.totalCents);
      expect(total(rows.payments)).toBe(rows.totalCents);
      expect(rows.togetherCents).toBe(rows.totalCents);
    }),
  );
});

test('R3 the terms name what depends on somebody else: the trade-in’s state, the lender’s word, a quote', () => {
  expect(purchaseTerms(ANSWERS, 'car').join(' ')).toMatch(/as you described it.*subject to the lender’s approval/);
  expect(purchaseTerms({ ...ANSWERS, delivery: { kind: 'quote', ...TO } }, 'car').join(' ')).toContain('We’ll quote delivery');
  expect(purchaseTerms({ tradeIn: { kind: 'none' }, finance: { kind: 'transfer' } }, 'car')).toHaveLength(2);
});

test('R3 the dealer reads how it is delivered, traded, financed and what it comes to', () => {
  expect(purchaseFields(ANSWERS, rowsOf(ANSWERS), { place: 'Eagle Farm', backCents: 0 })).toEqual({
    purchase: 'Online Purchase',
    purchase_state: 'QLD',
    purchase_delivery: 'Tuesday 24 November, 9 am to 1 pm to 14 Sample Street, Caloundra 4551',
    purchase_trade_in: '2020 Suzuki Swift, our offer of $13,500',
    purchase_finance: 'Loan of $10,000 over 5 years, not applied for yet',
    purchase_sum:
      'Car, drive away: $26,990 · Delivery to Caloundra 4551: $180 · Total: $27,170 · Your 2020 Suzuki Swift: $13,500 · Loan, if approved: $10,000 · Bank transfer before delivery: $3,470 · Deposit today, refundable: $200',
  });
});

test('R3 of a trade-in worth more than the car, the dealer reads its whole value and what is paid out, and the buyer’s receipt says so too', () => {
  const answers: PurchaseAnswers = {
    delivery: { kind: 'pick-up', day: null },
    tradeIn: { kind: 'offer', offerId: 'one', vehicle: '2022 Kia Sportage S', toldCents: 2_435_000 },
    finance: { kind: 'transfer' },
  };
  const costs = { priceCents: 999_000, deliveryCents: 0, tradeInCents: 2_435_000, depositCents: 20_000, loanCents: 0 };
  const rows = rowsOf(answers, costs);
  const fields = purchaseFields(answers, rows, { place: 'Eagle Farm', backCents: purchaseSum(costs).backCents });
  expect(fields).toMatchObject({
    purchase_trade_in: '2022 Kia Sportage S, our offer of $24,350',
    purchase_sum:
      'Car, drive away: $9,990 · Pick-up: Free · Total: $9,990 · Your 2022 Kia Sportage S: $9,790 · Deposit today, refundable: $200 · We pay $14,560 to the buyer',
  });
  expect(agreedRows({ rows, terms: [], delivery: null, loan: null }).at(-1)?.value).toBe(
    'Your trade-in is worth $14,560 more than what’s left. We’ll pay that to you.',
  );
});
test('R3 the dealer reads of a car without a figure that it is to be agreed', () => {
  const answers: PurchaseAnswers = { tradeIn: { kind: 'later', vehicle: '2014 Mazda 3' } };
  const fields = purchaseFields(answers, rowsOf(answers), { place: 'Eagle Farm', backCents: 0 });
  expect(fields.purchase_trade_in).toBe('2014 Mazda 3, to be agreed');
});

test('R3 the time of day that was chosen is said with or without a day', () => {
  const chosen = { kind: 'deliver', ...TO, window: '9 am to 1 pm', toldCents: 0 } as const;
  expect(deliveryWords({ ...chosen, day: '2026-11-24' }, 'Toowong').lead).toBe('Tuesday 24 November, 9 am to 1 pm');
  expect(deliveryWords({ ...chosen, day: null }, 'Toowong')).toEqual({
    lead: 'Delivery, 9 am to 1 pm',
    rest: ' to 14 Sample Street, Caloundra 4551',
  });
});
