import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { endReservations } from '#src/use-cases/reservations/end-reservations.ts';
import { ownReservation, ownReservationOf } from '#src/use-cases/reservations/own-reservations.ts';
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

test('R2 an unpaid hold lapses after 20 minutes, and whoever comes next has the vehicle, before the worker does anything', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { reference } = await shop.start(anna, id);
  const ben = await shop.visitor();
  await shop.age(id, 19);
  expect(await shop.hold(ben, car)).toMatchObject({ kind: 'taken', by: 'paying' });
  await shop.age(id, 1);
  expect(await ownReservation(anna, id)).toMatchObject({ state: 'expired', heldUntil: null });
  expect((await shop.hold(ben, car)).kind).toBe('held');
  expect(await shop.state(id)).toBe('expired');
  const seen = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };
  expect(await startPayment(anna, id, seen)).toEqual({ kind: 'lapsed' });
  // The open payment is given up at the provider, so that nobody is charged for what they no longer hold.
  await shop.work();
  expect(shop.provider.bank(reference, 'succeeded')).toBe(false);
  expect(await shop.payments(id)).toEqual(['given-up none']);
});

test('R2 a payment that waits for a bank keeps the hold 10 minutes more, and no longer', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'waiting');
  expect((await settlePayment(anna, paymentId)).kind).toBe('waiting');
  await shop.age(id, 29);
  await endReservations(shop.means);
  expect(await shop.state(id)).toBe('held');
  expect(await shop.hold(await shop.visitor(), car)).toMatchObject({ kind: 'taken', by: 'paying' });
  await shop.age(id, 1);
  await endReservations(shop.means);
  expect(await shop.state(id)).toBe('expired');
});

test('R2 a payment that succeeds after the hold has lapsed is given back, once, and the shopper is told', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  await shop.age(id, 31);
  shop.provider.bank(reference, 'succeeded');
  expect((await settlePayment(anna, paymentId)).kind).toBe('returned');
  expect((await settlePayment(anna, paymentId)).kind).toBe('returned');
  await shop.work();
  await shop.work();
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
  expect(await shop.state(id)).toBe('refunded');
  expect(await shop.mailKinds(id)).toEqual(['gone', 'refunded']);
  expect(await ownReservation(anna, id)).toMatchObject({ refund: 'done' });
});

test('R2 whoever paid in the last second keeps the vehicle: the worker asks the provider before a hold lapses', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  await shop.age(id, 21);
  await endReservations(shop.means);
  expect(await shop.state(id)).toBe('paid');
});

test('R2 a paid reservation ends after 48 hours by the database’s clock: the vehicle is free and the deposit goes back once', async () => {
  const { car, anna, id, reference } = await aPaid();
  await shop.age(id, 48 * 60 - 1);
  await shop.work();
  expect(await shop.state(id)).toBe('paid');
  await shop.age(id, 1);
  await shop.work();
  await shop.work();
  expect(await shop.state(id)).toBe('refunded');
  expect(await shop.events(id)).toEqual([
    'offered hold held',
    'held payment-succeeds paid',
    'paid time-ends expired',
    'expired refund-succeeds refunded',
  ]);
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
  expect(await shop.mailKinds(id)).toEqual(['receipt', 'reminder', 'ended', 'refunded']);
  expect((await shop.hold(anna, car)).kind).toBe('held');
});

test('R2 two tabs pay once: the second finds the first one’s payment', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const [one, two] = await Promise.all([shop.start(anna, id), shop.start(anna, id)]);
  expect(one.paymentId).toBe(two.paymentId);
});

test('R2 a declined card leaves the hold; the next payment is another, and if both succeed one is given back', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const first = await shop.start(anna, id);
  shop.provider.bank(first.reference, 'failed');
  expect(await settlePayment(anna, first.paymentId)).toMatchObject({ kind: 'declined', reservation: { state: 'held' } });
  const second = await shop.start(anna, id);
  expect(second.paymentId).not.toBe(first.paymentId);
  shop.provider.bank(second.reference, 'succeeded');
  shop.provider.bank(first.reference, 'succeeded');
  expect((await settlePayment(anna, second.paymentId)).kind).toBe('paid');
  expect((await settlePayment(anna, first.paymentId)).kind).toBe('returned');
  await shop.work();
  expect(shop.provider.refunds.filter((one) => [first.reference, second.reference].includes(one))).toEqual([first.reference]);
  expect(await shop.state(id)).toBe('paid');
});

test('R2 a notice that comes twice, and before the page asks, pays once', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  const payment = shop.provider.books.get(reference);
  if (payment === undefined) throw new Error('The provider lost a payment.');
  for (const notice of ['n1', 'n1', 'n2']) await takeNotice(anna, { id: `${notice} ${id}`, payment });
  await shop.work();
  expect(await shop.events(id)).toEqual(['offered hold held', 'held payment-succeeds paid']);
  expect((await settlePayment(anna, paymentId)).kind).toBe('paid');
  expect(await shop.mailKinds(id)).toEqual(['receipt']);
});

test('R2 a vehicle that the feed sells ends an unpaid hold in the same import, and leaves a paid one to the dealer', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  await shop.sell(car);
  expect(await shop.events(id)).toEqual(['offered hold held', 'held vehicle-sells cancelled']);
  shop.provider.bank(reference, 'succeeded');
  expect((await settlePayment(anna, paymentId)).kind).toBe('returned');
  expect((await shop.hold(await shop.visitor(), car)).kind).toBe('notOffered');
  const paid = await aPaid();
  await shop.sell(paid.car);
  expect(await shop.state(paid.id)).toBe('paid');
  expect((await shop.events(paid.id)).at(-1)).toBe('paid vehicle-sells paid');
});

test('R2 cancelling frees the vehicle at once, gives the deposit back once, and tells the dealer by another edition of the lead', async () => {
  const { car, anna, id, reference } = await aPaid();
  expect(await cancelReservation(anna, id)).toEqual({ kind: 'cancelled' });
  expect(await cancelReservation(anna, id)).toEqual({ kind: 'cancelled' });
  expect((await shop.hold(await shop.visitor(), car)).kind).toBe('held');
  await shop.work();
  expect(await cancelReservation(anna, id)).toEqual({ kind: 'notPossible' });
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
  const lead = await shop.fleet.all
    .selectFrom('lead')
    .select(['id', 'fields'])
    .where('vehicleId', '=', car)
    .executeTakeFirstOrThrow();
  expect(lead.fields.reservation_status).toBe('Ended, deposit refunded');
  const editions = await shop.fleet.all
    .selectFrom('delivery')
    .select('edition')
    .where('leadId', '=', lead.id)
    .orderBy('edition')
    .execute();
  expect(editions.map(({ edition }) => edition)).toEqual([0, 1, 2]);
});

test('R2 while the provider is down nobody is charged and nothing is lost: the hold lapses, and refunds wait until it answers', async () => {
  const { anna, id, reference } = await aPaid();
  await cancelReservation(anna, id);
  shop.provider.setDown(true);
  const car = await shop.aCar();
  const ben = await shop.visitor();
  const other = await shop.held(ben, car);
  const seen = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };
  expect(await startPayment(ben, other, seen)).toEqual({ kind: 'unavailable' });
  await shop.work();
  expect(await shop.payments(id)).toEqual(['succeeded wanted']);
  await shop.age(other, 20);
  await shop.work();
  expect(await shop.state(other)).toBe('expired');
  shop.provider.setDown(false);
  await shop.age(id, 60);
  await shop.work();
  expect(await shop.payments(id)).toEqual(['succeeded done']);
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
});

test('R1, R2 a vehicle that is reserved online shows as reserved, and is free again when it is cancelled, at a new version of its stock', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const reserved = async () => (await anna.store.vehicle(String(car)))?.reserved;
  const version = async () => {
    const { rows } = await sql<{ number: string }>`select v.number from version v join dealership d on d.id = v.id
      where v.kind = 'dealership' and d.slug = 'shared-motors'`.execute(shop.fleet.all);
    return Number(rows[0]?.number);
  };
  const id = await shop.held(anna, car);
  expect(await reserved()).toBe(false);
  const before = await version();
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(anna, paymentId);
  expect(await reserved()).toBe(true);
  expect(await version()).toBe(before + 1);
  // A feed that still has it in stock does not put it back on sale.
  await shop.change(car, { km: 12_345 });
  expect(await reserved()).toBe(true);
  await cancelReservation(anna, id);
  expect(await reserved()).toBe(false);
});
