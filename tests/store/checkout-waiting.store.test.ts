import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { checkoutPages } from '#src/views/reservations/checkout-href.ts';
import { showCheckout } from '#src/views/reservations/show-checkout.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

/** Somebody who paid within the 20 minutes, and whose bank has not answered when they are over; the checkout by the clock of the database. */
async function waiting() {
  const car = await shop.aCar();
  const visitor = await shop.visitor();
  const reservation = await shop.held(visitor, car);
  const { paymentId, reference } = await shop.start(visitor, reservation);
  shop.provider.bank(reference, 'waiting');
  const later: Context = { ...visitor, services: { ...visitor.services, now: Date.now } };
  const vehicle = await findVehicle(visitor, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  const open = (payment: string | null = null) => showCheckout(later, vehicle, payment, checkoutPages(later, vehicle.slug));
  expect(await open(paymentId)).toMatchObject({ kind: 'payment' });
  await shop.age(reservation, 21);
  return { reservation, paymentId, reference, open };
}

test('R2 whoever opens the checkout after 20 minutes, while their bank has yet to answer, reads that it is checked and not that the time ran out', async () => {
  const { paymentId, reference, open, reservation } = await waiting();
  expect(await open()).toMatchObject({ kind: 'payment', page: { paymentId, isAtBank: false } });
  shop.provider.bank(reference, 'succeeded');
  expect(await open()).toMatchObject({ kind: 'yours', href: expect.stringContaining(reservation) });
});

test('R2 a bank that says no after the 20 minutes ends the hold, and the checkout says both', async () => {
  const { reference, open } = await waiting();
  shop.provider.bank(reference, 'failed');
  const shown = await open();
  if (shown.kind !== 'checkout') throw new Error(`It shows ${shown.kind}.`);
  expect(shown.reply?.note?.text).toContain('Your bank declined this card. Nothing was charged.');
  expect(shown.reply?.note?.text).not.toContain('still held for you');
  expect([shown.page.hold, shown.reply?.hold]).toEqual([null, null]);
});

test('R2 a hold whose 20 minutes ran out without a payment says so', async () => {
  const car = await shop.aCar();
  const visitor = await shop.visitor();
  const reservation = await shop.held(visitor, car);
  await shop.age(reservation, 21);
  const vehicle = await findVehicle(visitor, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  const now = { ...visitor, services: { ...visitor.services, now: Date.now } };
  const shown = await showCheckout(now, vehicle, null, checkoutPages(now, vehicle.slug));
  expect(shown).toMatchObject({ kind: 'checkout', reply: { isLapsed: true } });
});
