import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payableDeposit, priceRefusal } from './payable-deposit.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });

test.each([
  [null, 20_000, 'unpriced'],
  [0, 0, 'tooLow'],
  [20_000, 10_000, 'tooLow'],
  [20_001, 20_000, null],
  [49_999, 50_000, 'tooLow'],
  [50_000, 50_000, null],
] as const)('R1 for a vehicle of %s cents and a deposit of %d cents the refusal is %s', (price, deposit, why) => {
  expect(priceRefusal(price, deposit)).toBe(why);
});

test('R2 a deposit is payable only at a price that takes it, and only as the shopper saw both', () => {
  const amounts = fc.record({ depositCents: cents, priceCents: fc.option(cents) });
  const seen = fc.record({ depositCents: cents, priceCents: cents });
  const pairs = fc.oneof(
    fc.tuple(amounts, seen),
    // The same, so that some are payable.
    seen.map((both) => [both, both] as const),
  );
  fc.assert(
    fc.property(pairs, ([now, saw]) => {
      const due = payableDeposit(now, saw);
      const refusal = priceRefusal(now.priceCents, now.depositCents);
      if (refusal !== null) expect(due).toEqual({ kind: 'notPayable', why: refusal });
      else if (now.depositCents === saw.depositCents && now.priceCents === saw.priceCents)
        expect(due).toEqual({ kind: 'payable', ...now });
      else expect(due).toMatchObject({ kind: 'priceChanged' });
    }),
  );
});

test('R2 a price and a deposit that changed are said with what they were and are', () => {
  const seen = { depositCents: 20_000, priceCents: 2_500_000 };
  expect(payableDeposit({ ...seen, priceCents: 2_400_000 }, seen)).toEqual({
    kind: 'priceChanged',
    what: 'price',
    fromCents: 2_500_000,
    toCents: 2_400_000,
  });
  expect(payableDeposit({ ...seen, depositCents: 30_000 }, seen)).toMatchObject({ what: 'deposit', toCents: 30_000 });
});
