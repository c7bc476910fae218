import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aVariant } from '#tests/factories/a-variant.ts';
import { inShort } from './in-short.ts';

const SIZE = { length: 4931, width: 1960, height: 1474 };
const price = (amount: number) => ({ amount, meaning: 'drive away' });
const fast = {
  name: 'Performance',
  variant: aVariant({
    id: 'a-fast',
    price: price(83_990),
    dimensions: SIZE,
    performance: { drivingRange: 575, zeroToHundred: 3.2, drivetrain: 'All wheel drive' },
  }),
};
const calm = {
  name: 'Premium',
  variant: aVariant({
    id: 'a-calm',
    price: price(63_990),
    dimensions: SIZE,
    performance: { drivingRange: 490, zeroToHundred: 6.8, drivetrain: 'Rear wheel drive' },
  }),
};
const middle = {
  name: 'Platinum',
  variant: aVariant({
    id: 'a-middle',
    price: price(72_990),
    dimensions: SIZE,
    performance: { drivingRange: 655, zeroToHundred: 4.9, drivetrain: 'Rear wheel drive' },
  }),
};
const SAID =
  'The Performance costs $20,000 more. It goes 85 km further on a charge and gets to 100 km/h in less than half the time.';

test('E2 two are told apart by price, then by what the dearer does for it, whichever side it is on', () => {
  expect(inShort([fast, calm])).toBe(SAID);
  expect(inShort([calm, fast])).toBe(SAID);
});

test('E2 what the dearer does worse is said too', () =>
  expect(inShort([fast, middle])).toBe(
    'The Performance costs $11,000 more. It goes 80 km less on a charge and gets to 100 km/h 1.7 s sooner.',
  ));

test('E2 of the same on both sides there is nothing to tell', () =>
  expect(inShort([fast, fast])).toBe('Choose another to see a difference.'));

test('E2 of several, those that stand out are named', () =>
  expect(inShort([fast, calm, middle])).toBe(
    'The Premium costs the least, $63,990. The Platinum goes furthest, 655 km. The Performance is quickest to 100 km/h, in 3.2 s.',
  ));

test('E4 what is not given is not spoken of', () => {
  const bare = { name: 'Bare', variant: aVariant({ id: 'a-bare' }) };
  expect(inShort([fast, bare])).toBeNull();
  expect(inShort([fast, { name: 'Wide', variant: aVariant({ id: 'a-wide', dimensions: SIZE }) }])).toBe('They’re the same size.');
});

const some = fc
  .record({
    amount: fc.option(fc.integer({ min: 1, max: 200_000 })),
    drivingRange: fc.option(fc.integer({ min: 100, max: 900 })),
    zeroToHundred: fc.option(fc.integer({ min: 2, max: 20 })),
    fuelUse: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map(({ amount, ...performance }) => aVariant({ price: amount === null ? null : price(amount), performance }));

test('E2 there are three facts at most, of any two to four', () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 2, maxLength: 4 }), (variants) => {
      const text = inShort(variants.map((variant, at) => ({ name: `Name ${at}`, variant: { ...variant, id: `a-${at}` } }))) ?? '';
      expect((text.match(/costs|goes|gets|uses|drives|has|same size|is quickest/g) ?? []).length).toBeLessThanOrEqual(3);
      expect(text).not.toMatch(/NaN|null|undefined/);
    }),
  );
});
