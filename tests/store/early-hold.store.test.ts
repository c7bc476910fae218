import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { ANNA, aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

const SEEN = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };

const contactOf = async (reservation: string) => {
  const { rows } = await sql<{ contact: object; phone: string | null; lead: { fields: Record<string, string> } }>`select contact,
    phone_e164 as phone, lead from reservation where id = ${reservation}`.execute(shop.fleet.all);
  return rows[0];
};

test.each([
  ['an email address', { email: ANNA.email }],
  ['a mobile', { phone: ANNA.phone }],
  ['an email address beside a mobile that is wrong', { email: ANNA.email, phone: '12' }],
])('R2 a hold begins with %s; the rest is told before paying, and is what the receipt and the lead have', async (_, first) => {
  const car = await shop.aCar();
  const visitor = await shop.visitor();
  const idempotencyKey = randomUUID();
  const held = await shop.hold(visitor, car, { contact: first, needs: 'reach', idempotencyKey });
  if (held.kind !== 'held') throw new Error(JSON.stringify(held));
  const { id } = held.reservation;
  expect(await startPayment(visitor, id, SEEN)).toMatchObject({ kind: 'incomplete', errors: expect.any(Array) });
  expect(await shop.payments(id)).toEqual([]);

  const again = await shop.hold(visitor, car, { contact: ANNA, idempotencyKey });
  expect(again).toMatchObject({ kind: 'held', reservation: { id } });
  // What is told before all is typed takes nothing away.
  await shop.hold(visitor, car, { contact: first, needs: 'reach', idempotencyKey: randomUUID() });
  expect(await contactOf(id)).toMatchObject({
    contact: { ...ANNA, phone: expect.any(String) },
    phone: '+61412345678',
    lead: { fields: { name: 'Anna', last_name: 'Lind', email: ANNA.email } },
  });
  const { reference } = await shop.start(visitor, id);
  shop.provider.bank(reference, 'succeeded');
  await shop.age(id, 1);
  await shop.work();
  expect(shop.mails.at(-1)).toMatchObject({ to: ANNA.email, text: expect.stringContaining('Hello Anna') });
});

test.each([{}, { name: 'Anna', last_name: 'Lind' }, { email: 'anna@', phone: '12' }])(
  'R2 nobody holds a vehicle who cannot be reached: %j',
  async (contact) => {
    const car = await shop.aCar();
    const outcome = await shop.hold(await shop.visitor(), car, { contact, needs: 'reach' });
    expect(outcome).toMatchObject({ kind: 'invalid' });
    expect(await shop.eventsOf(car)).toEqual([]);
  },
);

test('R2 two people who gave no email address are not taken for one who holds too much', async () => {
  for (let at = 0; at < 5; at += 1) {
    const [car, visitor] = [await shop.aCar(), await shop.visitor()];
    const contact = { phone: `0491 58${String(at).padStart(4, '0')}` };
    expect(await shop.hold(visitor, car, { contact, needs: 'reach' })).toMatchObject({ kind: 'held' });
  }
});
