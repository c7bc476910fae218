import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
import { aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

/** A reservation that is paid, with whose it is. */
async function aPaid() {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  const settled = await settlePayment(anna, paymentId);
  return { car, anna, id, paymentId, reference, settled };
}

test('R2 a shopper holds a vehicle, pays, and has it for 48 hours; the dealer gets a lead and the shopper a receipt', async () => {
  const { car, anna, id, settled } = await aPaid();
  expect(settled.kind).toBe('paid');
  expect(settled.reservation).toMatchObject({
    state: 'paid',
    card: 'Visa ending 4242',
    refund: 'none',
    depositCents: DEPOSIT_CENTS,
    priceCents: PRICE_CENTS,
  });
  const { paidUntil, changedAt } = settled.reservation ?? {};
  expect(Math.round(((paidUntil ?? 0) - (changedAt ?? 0)) / 60_000)).toBe(48 * 60);
  expect(await shop.events(id)).toEqual(['offered hold held', 'held payment-succeeds paid']);
  const lead = await shop.fleet.all.selectFrom('lead').selectAll().where('vehicleId', '=', car).executeTakeFirstOrThrow();
  expect(lead).toMatchObject({ form: 'reservation', category: 'Reservation', leadStatus: 'Complete' });
  expect(lead.fields).toMatchObject({ name: 'Anna', deposit: '$200', reservation_status: 'Deposit paid' });
  const deliveries = await shop.fleet.all
    .selectFrom('delivery')
    .select(['channel', 'edition'])
    .where('leadId', '=', lead.id)
    .execute();
  expect(deliveries).toEqual([{ channel: 'dealer-email', edition: 0 }]);
  await shop.work();
  expect(shop.mails.at(-1)).toMatchObject({ to: anna.sender === null ? '' : expect.stringContaining('@shopper.example') });
  expect(await ownReservationOf(anna, car)).toMatchObject({ id });
});

test('R2 two people can never hold one vehicle: the database refuses the second live hold by itself', async () => {
  const car = await shop.aCar();
  const id = await shop.held(await shop.visitor(), car);
  const copy = sql`insert into reservation (number, site_id, idempotency_key, vehicle_id, dealership_id, state, contact, vehicle, deposit_cents,
      price_cents, hours, shown, lead)
    select 'R-' || md5(random()::text), site_id, 'other', vehicle_id, dealership_id, state, contact, vehicle, deposit_cents, price_cents, hours,
      shown, lead from reservation where id = ${id}`;
  await expect(copy.execute(shop.fleet.all)).rejects.toThrow('reservation_live');
});

test('R2 twenty people want one vehicle on two sites at the same moment: one has it, all others are told that it is taken', async () => {
  const car = await shop.aCar();
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, at) => shop.visitor({ site: at % 2 === 0 ? 'ours' : 'partner' })),
  );
  const outcomes = await Promise.all(
    people.map((person, at) =>
      shop.hold(person, car, {
        contact: { name: 'P', last_name: String(at), email: `race${at}@x.example`, phone: '0412 345 678' },
      }),
    ),
  );
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['held', ...Array.from({ length: 19 }, () => 'taken')]);
  const loser = outcomes.find(({ kind }) => kind === 'taken');
  expect(loser).toMatchObject({ by: 'paying' });
});
