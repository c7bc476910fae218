import { describe, expect, test } from 'vitest';
import { depositCents, isReservable, reserveOffer } from './reserve-offer.ts';

const car = {
  itemType: 'car',
  status: 'in_stock',
  sold: false,
  reserved: false,
  reserveEligible: true,
  price: 25_000,
  reserveAmount: null,
} as const;
const on = { reserveEnabled: true, reserveLabel: 'reserve-car-now', reserveAmount: 200 } as const;

describe('R1 the reserve button', () => {
  test.each([
    ['in stock', {}, true],
    ['coming soon', { status: 'coming_soon' }, false],
    ['sold by its mark', { sold: true }, false],
    ['sold by its status', { status: 'sold' }, false],
    ['reserved', { reserved: true }, false],
    ['switched off for the car', { reserveEligible: false }, false],
    ['without a price', { price: null }, false],
    ['priced at exactly 200', { price: 200 }, false],
    ['priced above 200', { price: 200.01 }, true],
    ['priced below its own deposit', { price: 900, reserveAmount: 1000 }, false],
  ] as const)('a car that is %s: reservable is %s', (_, facts, isOffered) =>
    expect(isReservable({ ...car, ...facts }, on)).toBe(isOffered),
  );

  test.each([
    ['buy-online', 'Buy Online'],
    ['reserve-now', 'Reserve Now $200'],
    ['reserve-car-now', 'Reserve Car Now for $200'],
  ] as const)('%s says %s', (reserveLabel, label) =>
    expect(reserveOffer(car, { ...on, reserveLabel })).toEqual({ kind: 'reserve', label, amountCents: 20_000 }),
  );

  test('P5.2 a caravan is no car on the button either', () =>
    expect(reserveOffer({ ...car, itemType: 'caravan' }, on)).toMatchObject({ label: 'Reserve Caravan Now for $200' }));

  test('a car that cannot be reserved shows something similar in its place, and a site without reservations neither', () => {
    expect(reserveOffer({ ...car, sold: true }, on)).toEqual({ kind: 'similar' });
    expect(reserveOffer(car, { ...on, reserveEnabled: false })).toBeNull();
    expect(reserveOffer({ ...car, sold: true }, { ...on, reserveEnabled: false })).toBeNull();
  });
});

test.each([
  [null, 200, 20_000],
  [350, 200, 35_000],
  [99.95, 200, 9_995],
  [null, 149.99, 14_999],
])('R2 a car whose own deposit is %s on a site that asks for %s costs %s cents to reserve', (own, ofSite, cents) =>
  expect(depositCents({ reserveAmount: own }, { reserveAmount: ofSite })).toBe(cents),
);
