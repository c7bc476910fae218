import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceCents, type OwnInvoice } from './invoice.ts';
import { numberKey } from './invoice-number.ts';
import { arrivalOf, isStillWanted, OPEN_MINUTES } from './invoice-payment.ts';
import {
  amountHint,
  foundText,
  MATCHED_LATER,
  NOT_FOUND,
  payLabel,
  receiptWords,
  referenceLabel,
  settledText,
} from './invoice-words.ts';
import { amountText, readAmount, typedCents } from './payable-amount.ts';
import { paymentSum } from './surcharge.ts';

const INVOICE: OwnInvoice = {
  id: 'i',
  number: 'INV-10482',
  purpose: '2021 Kia Seltos service',
  totalCents: 41_250,
  paidCents: 0,
  isCancelled: false,
  dueOn: null,
  paidAt: null,
  receiptId: null,
};
const zoned = { zone: 'Australia/Brisbane', now: Date.parse('2026-11-16T00:00:00Z') };

test('R5 the page says what is found, paid, cancelled, matched later and not found in these words', () => {
  expect(foundText(INVOICE)).toBe('Invoice INV-10482, 2021 Kia Seltos service, $412.50 to pay.');
  const paidAt = Date.parse('2026-11-02T20:00:00Z');
  expect(settledText({ ...INVOICE, paidCents: 41_250, paidAt }, zoned)).toBe('INV-10482 was paid on 3 November.');
  expect(settledText({ ...INVOICE, isCancelled: true }, zoned)).toBe('INV-10482 was cancelled. There is nothing to pay.');
  expect(MATCHED_LATER).toBe('We’ll match it when it arrives.');
  expect(NOT_FOUND).toBe('We can’t find that number. Check it, or pay it anyway and tell us what it’s for.');
  expect(payLabel(41_250)).toBe('Pay $412.50');
});

test.each([
  ['INV-10482', 'INV-10482'],
  [' inv - 10482 ', 'INV-10482'],
  ['ＩＮＶ１', 'INV1'],
  ['S1187/2', 'S1187/2'],
  ['', null],
  ['-', null],
  ['a.example', null],
  ['<b>', null],
  ['x'.repeat(41), null],
])('R5 the number %j is found by %j', (typed, key) => {
  expect(numberKey(typed)).toBe(key);
});

test('R5 a number is found by the same key however often it is read, and a key is never empty or long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const key = numberKey(typed);
      if (key === null) return;
      expect(numberKey(key)).toBe(key);
      expect(key.length).toBeGreaterThan(0);
      expect(key.length).toBeLessThanOrEqual(40);
    }),
  );
});

test.each([
  ['412.50', 41_250],
  ['$412.5', 41_250],
  ['1,250', 125_000],
  ['0', 0],
  ['12,50', null],
  ['-1', null],
  ['1e5', null],
  ['0x10', null],
  ['1.234', null],
  ['Infinity', null],
  [' ', null],
])('R5 the amount %j is %j cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

test('R5 an amount that is shown is read as the same amount, and is paid from a dollar to what is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 1, max: 99_999_999 }), (cents, mostCents) => {
      expect(typedCents(amountText(cents))).toBe(cents);
      expect(readAmount(amountText(cents), mostCents).ok).toBe(cents >= Math.min(100, mostCents) && cents <= mostCents);
    }),
  );
});

test.each([
  [41_250, 'You can pay part of it: anything from $1 to $412.50.'],
  [101, 'You can pay part of it: anything from $1 to $1.01.'],
  [100, 'Pay all of it: $1 is too little to split.'],
  [60, 'Pay all of it: $0.60 is too little to split.'],
])('R5 with %j cents left to pay the page says how much can be paid: %j', (mostCents, hint) => {
  expect(amountHint(mostCents)).toBe(hint);
});

test('R5 what the page says can be paid is what is taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (mostCents) => {
      const isSplit = Array.from({ length: mostCents - 1 }, (_, at) => at + 1).some(
        (cents) => readAmount(amountText(cents), mostCents).ok,
      );
      expect(amountHint(mostCents).startsWith('You can pay part')).toBe(isSplit);
    }),
  );
});

test('R5 the receipt says thank you in plain words, and what kind of number was paid', () => {
  const paid = { reference: 'INV-10482', totalCents: 41_250, email: 'anna@shopper.example', card: null, stage: 'paid' } as const;
  expect(receiptWords(paid).text).toBe(
    'Thank you. We’ve received your payment for INV-10482. Your receipt is on its way to anna@shopper.example.',
  );
  expect(receiptWords({ ...paid, email: null }).text).toBe('Thank you. We’ve received your payment for INV-10482.');
  expect(referenceLabel({ isInvoice: true, isStock: false })).toBe('Invoice');
  expect(referenceLabel({ isInvoice: false, isStock: true })).toBe('Stock number');
  expect(referenceLabel({ isInvoice: false, isStock: false })).toBe('For');
});

test.each([
  [41_250, 0, 0],
  [41_250, 1.25, 516],
  [10_000, 1.1, 110],
  [100, 0.5, 1],
  [100, 0.49, 0],
  [99_999_999, 5, 5_000_000],
])('R5 %j cents at %j percent have a surcharge of %j cents', (amountCents, percent, surchargeCents) => {
  expect(paymentSum(amountCents, percent)).toEqual({ amountCents, surchargeCents, totalCents: amountCents + surchargeCents });
});

test('R5 a surcharge is within half a cent of the percentage, and the sum is its parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 500 }), (amountCents, hundredths) => {
      const sum = paymentSum(amountCents, hundredths / 100);
      // In ten-thousandths of a cent, in whole numbers.
      const off = BigInt(sum.surchargeCents) * 10_000n - BigInt(amountCents) * BigInt(hundredths);
      expect(off >= -5_000n && off <= 5_000n).toBe(true);
      expect(sum.totalCents).toBe(amountCents + sum.surchargeCents);
    }),
  );
});

test('R5 what is left to pay is the total without what was paid, never below nothing, and nothing once it is cancelled', () => {
  expect(balanceCents(INVOICE)).toBe(41_250);
  expect(balanceCents({ ...INVOICE, paidCents: 20_000 })).toBe(21_250);
  expect(balanceCents({ ...INVOICE, paidCents: 50_000 })).toBe(0);
  expect(balanceCents({ ...INVOICE, isCancelled: true })).toBe(0);
});

test.each([
  ['fits', true, { ...INVOICE }, 'kept', true],
  ['is more than what is left', true, { ...INVOICE, paidCents: 1 }, 'returned', false],
  ['comes after a cancellation', true, { ...INVOICE, isCancelled: true }, 'returned', false],
  ['is for a typed number that fits', false, { ...INVOICE }, 'kept', true],
  ['is for a typed number and too much', false, { ...INVOICE, paidCents: 1 }, 'kept', false],
  ['is for a typed number without an invoice', false, null, 'kept', false],
] as const)('R5 a payment that %s', (_, isMatched, invoice, outcome, counts) => {
  expect(arrivalOf({ amountCents: 41_250, isMatched }, invoice)).toEqual({ outcome, counts });
});

test('R5 whatever is paid in whatever order, what counts never exceeds the total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.array(fc.integer({ min: 1, max: 10_000 })), (totalCents, amounts) => {
      let paidCents = 0;
      for (const amountCents of amounts)
        if (arrivalOf({ amountCents, isMatched: true }, { totalCents, paidCents, isCancelled: false }).counts)
          paidCents += amountCents;
      expect(paidCents).toBeLessThanOrEqual(totalCents);
    }),
  );
});

test('R5 an open payment is wanted for an hour, longer while a bank thinks, and not once it would go back', () => {
  const open = { amountCents: 41_250, isMatched: true, state: 'started', minutesOld: 0 } as const;
  expect(isStillWanted(open, INVOICE)).toBe(true);
  expect(isStillWanted({ ...open, minutesOld: OPEN_MINUTES }, INVOICE)).toBe(false);
  expect(isStillWanted({ ...open, minutesOld: 10 * OPEN_MINUTES, state: 'waiting' }, INVOICE)).toBe(true);
  expect(isStillWanted({ ...open, state: 'waiting' }, { ...INVOICE, paidCents: 1 })).toBe(false);
});
