import { expect, test } from 'vitest';
import { cardTag, newUntil, type Tagged } from '#src/rules/card/card-tag.ts';

const now = Date.UTC(2026, 10, 15);
const input = { showsElectricTag: true, certifiedMakes: ['Toyota'] };
/** A car that earns every tag at once; each test removes the tags of higher rank. */
const everything: Tagged = {
  simpleFuel: 'Electric',
  reserved: true,
  certified: true,
  carType: 'used',
  make: 'Toyota',
  tag: 'Test Drive Only',
  status: 'coming_soon',
  createdAt: now,
};
const petrol = { ...everything, simpleFuel: 'Petrol' };
const free = { ...petrol, reserved: false };

test('C7.1 electric comes before every other tag when switched on', () =>
  expect(cardTag(everything, input, now)).toEqual({ kind: 'electric' }));
test('C7.1 hybrid does too', () =>
  expect(cardTag({ ...everything, simpleFuel: 'Hybrid' }, input, now)).toEqual({ kind: 'hybrid' }));
test('C7.1, C7.2 with the electric tag switched off, reserved comes first', () => {
  expect(cardTag(everything, { ...input, showsElectricTag: false }, now)).toEqual({ kind: 'reserved' });
});
test('C7.3 certified comes after reserved, before all others', () =>
  expect(cardTag(free, input, now)).toEqual({ kind: 'certified' }));
test('C7.3, C7.4 a car that is not used, certified and of a listed make has its custom tag', () => {
  expect(cardTag({ ...free, carType: 'demo' }, input, now)).toEqual({ kind: 'custom', text: 'Test Drive Only' });
  expect(cardTag(free, { ...input, certifiedMakes: ['Kia'] }, now)).toEqual({ kind: 'custom', text: 'Test Drive Only' });
});
test('C7.5 coming soon comes after a custom tag, before new', () => {
  expect(cardTag({ ...free, certified: false, tag: ' ' }, input, now)).toEqual({ kind: 'comingSoon' });
});
test('C7.6 new comes last, for eight days, and then there is none', () => {
  const plain: Tagged = { ...free, certified: false, tag: null, status: 'in_stock', createdAt: now - 8 * 86_400_000 + 1 };
  expect(cardTag(plain, input, now)).toEqual({ kind: 'new' });
  expect(cardTag(plain, input, newUntil(plain))).toBeNull();
});
