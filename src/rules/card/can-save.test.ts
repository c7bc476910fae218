import { expect, test } from 'vitest';
import { canSave } from './can-save.ts';

const CAR = { isForSale: true, price: 25_000, photosCount: 3, carType: 'used' };

test('A5a a vehicle that is not for sale cannot be kept', () => {
  expect(canSave({ ...CAR, isForSale: false }, false)).toBe(false);
});

test.each([{ price: null }, { price: 0 }, { photosCount: 0 }, { carType: 'new' }, { carType: 'demo' }])(
  'A5b a vehicle with %j can be kept, but not where only complete used ones are',
  (facts) => {
    expect([canSave({ ...CAR, ...facts }, false), canSave({ ...CAR, ...facts }, true)]).toEqual([true, false]);
  },
);

test('A5c a used vehicle with a price and a photo can be kept anywhere', () => {
  expect([canSave(CAR, false), canSave(CAR, true)]).toEqual([true, true]);
});
