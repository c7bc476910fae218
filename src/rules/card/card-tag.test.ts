import { expect, test } from 'vitest';
import { cardTag, newUntil, type Tagged } from '#src/rules/card/card-tag.ts';

const now = Date.UTC(2026, 10, 15);
const given = { showsElectricTag: true, certifiedMakes: ['Toyota'] };
/** A car that earns every tag at once; each test takes away what stands higher. */
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

test('C7a electric beats everything when switched on', () =>
  expect(cardTag(everything, given, now)).toEqual({ kind: 'electric' }));
test('C7b hybrid too', () => expect(cardTag({ ...everything, simpleFuel: 'Hybrid' }, given, now)).toEqual({ kind: 'hybrid' }));
test('C7c with the electric tag switched off, reserved comes first', () => {
  expect(cardTag(everything, { ...given, showsElectricTag: false }, now)).toEqual({ kind: 'reserved' });
});
test('C7d certified comes after reserved', () => expect(cardTag(free, given, now)).toEqual({ kind: 'certified' }));
test('C7e only used cars of a listed make are certified', () => {
  expect(cardTag({ ...free, carType: 'demo' }, given, now)).toEqual({ kind: 'custom', text: 'Test Drive Only' });
  expect(cardTag(free, { ...given, certifiedMakes: ['Kia'] }, now)).toEqual({ kind: 'custom', text: 'Test Drive Only' });
});
test('C7f coming soon comes after a custom tag', () => {
  expect(cardTag({ ...free, certified: false, tag: ' ' }, given, now)).toEqual({ kind: 'comingSoon' });
});
test('C7g new comes last, for eight days', () => {
  const plain: Tagged = { ...free, certified: false, tag: null, status: 'in_stock', createdAt: now - 8 * 86_400_000 + 1 };
  expect(cardTag(plain, given, now)).toEqual({ kind: 'new' });
  expect(cardTag(plain, given, newUntil(plain))).toBeNull();
});
