import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

/** What the alerts are told about a vehicle since it was first listed. */
async function eventsOf(car: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select kind || ' ' || coalesce(to_cents::text, '') as text from stock_event
    where vehicle_id = ${car} and kind <> 'listed' order by id`.execute(shop.fleet.all);
  return rows.map(({ text }) => text);
}

/** A vehicle that somebody has paid for. */
async function aPaidCar() {
  const car = await shop.aCar();
  const visitor = await shop.visitor();
  const reservation = await shop.held(visitor, car);
  const { reference } = await shop.start(visitor, reservation);
  shop.provider.bank(reference, 'succeeded');
  await sql`update payment set next_attempt_at = now() where reservation_id = ${reservation}`.execute(shop.fleet.all);
  await shop.work();
  expect(await shop.state(reservation)).toBe('paid');
  return { car, visitor, reservation };
}

test('R2, A11 a reservation that is cancelled tells once that the vehicle is back, with its price', async () => {
  const { car, visitor, reservation } = await aPaidCar();
  expect(await eventsOf(car)).toEqual([]);
  await cancelReservation(visitor, reservation);
  await cancelReservation(visitor, reservation);
  await shop.work();
  expect(await eventsOf(car)).toEqual(['back 2500000']);
});

test.each([
  ['reserved for somebody else', { reserved: true }],
  ['not shown any more', { show_on_dealer_website: false }],
])('R2, A11 a reservation that ends tells nobody of a vehicle that the feed has as %s', async (_, facts) => {
  const { car, visitor, reservation } = await aPaidCar();
  await shop.change(car, facts);
  await cancelReservation(visitor, reservation);
  await shop.work();
  expect(await eventsOf(car)).toEqual([]);
});

test('R2, A11 a vehicle that was sold meanwhile is not back when its reservation ends', async () => {
  const { car, visitor, reservation } = await aPaidCar();
  await shop.sell(car);
  await cancelReservation(visitor, reservation);
  await shop.work();
  expect(await eventsOf(car)).toEqual(['sold 2500000']);
});
