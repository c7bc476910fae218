import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePastReservations } from '#src/store/reservations/tidy-reservations.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { sweepPayments } from '#src/use-cases/payments/sweep-payments.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { manageReservations } from '#src/use-cases/reservations/manage-reservations.ts';
import { deliverNow } from '#tests/factories/deliver-now.ts';
import { aReservationShop, DEPOSIT_CENTS, type ReservationShop } from './reservation-shop.ts';
import { runCommands } from './run-commands.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

async function aPaid() {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(anna, paymentId);
  const { number } = await shop.fleet.all
    .selectFrom('reservation')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { car, anna, id, paymentId, reference, number };
}

const desk = async () => {
  const found = await manageReservations(shop.fleet.all, 'ours');
  if (found === null) throw new Error('There is no such site.');
  return found;
};
const find = async (number: string) => {
  const found = await (await desk()).find(number);
  if (found === null) throw new Error(`There is no reservation ${number}.`);
  return found;
};
const odd = async () => (await desk()).odd();
const sweep = () => sweepPayments(shop.means, Date.now());

test('R2 the sweep settles a payment that succeeded at the provider and of which nobody told us', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  expect(await sweep()).toMatchObject({ settled: 1 });
  expect(await shop.state(id)).toBe('paid');
});

test('R2 a process that died before it recorded what the provider calls a payment leaves nothing that the sweep does not find', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  shop.provider.interrupt('start', 'after', () => Promise.reject(new Error('The process is gone.')));
  await expect(shop.start(anna, id)).rejects.toThrow('gone');
  const reference = [...shop.provider.books.keys()].at(-1) ?? '';
  shop.provider.bank(reference, 'succeeded');
  await sweep();
  expect(await shop.state(id)).toBe('paid');
});

test('R2 a payment that nobody here knows is reported, once in the log and for as long as it is there in the list', async () => {
  const id = randomUUID();
  const stray = {
    reference: 'stray',
    id,
    outcome: 'succeeded',
    amountCents: 4_200,
    currency: 'aud',
    refundedCents: 0,
    card: null,
    createdAt: Date.now(),
  } as const;
  shop.provider.addStray(stray);
  expect(await sweep()).toMatchObject({ strays: 1 });
  expect(await sweep()).toMatchObject({ strays: 0 });
  expect(await odd()).toMatchObject([{ reservation: null, payment: id, reference: 'stray', amountCents: 4_200 }]);
  shop.provider.addStray({ ...stray, refundedCents: 4_200 });
  await sweep();
  expect(await odd()).toEqual([]);
});

test.each(['failed', 'given-up'] as const)(
  'R2, A12 a payment that is %s and no longer on record, as after its shopper was erased, is nobody’s concern until it is paid after all',
  async (outcome) => {
    const car = await shop.aCar();
    const anna = await shop.visitor();
    const id = await shop.held(anna, car);
    const { paymentId, reference } = await shop.start(anna, id);
    shop.provider.bank(reference, outcome);
    await settlePayment(anna, paymentId);
    await sql`delete from payment where id = ${paymentId}`.execute(shop.fleet.all);
    const before = shop.log.length;
    expect(await sweep()).toMatchObject({ strays: 0, odd: 0 });
    expect(shop.log.slice(before)).toEqual([]);
    const known = shop.provider.books.get(reference);
    if (known === undefined) throw new Error('The provider has forgotten it.');
    shop.provider.addStray({ ...known, outcome: 'succeeded' });
    expect(await sweep()).toMatchObject({ strays: 1, odd: 1 });
    expect(shop.log.slice(before)).toContain('The payment provider has a payment we do not know.');
    shop.provider.addStray({ ...known, outcome: 'succeeded', refundedCents: known.amountCents });
    expect(await sweep()).toMatchObject({ odd: 0 });
  },
);

test('R2 the sweep gives back what was paid and nothing keeps, and reports a reservation whose deposit is not there', async () => {
  const { id, paymentId, reference } = await aPaid();
  await sql`update reservation set state = 'cancelled' where id = ${id}`.execute(shop.fleet.all);
  expect(await sweep()).toMatchObject({ mended: 1 });
  await shop.work();
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
  await sql`update reservation set state = 'paid', paid_until = now() + interval '1 day' where id = ${id}`.execute(
    shop.fleet.all,
  );
  expect(await sweep()).toMatchObject({ mended: 0, odd: 1 });
  expect(await odd()).toMatchObject([{ what: 'Reserved without a deposit that was paid.', payment: paymentId }]);
  await sql`update reservation set state = 'refunded' where id = ${id}`.execute(shop.fleet.all);
});

test.each([DEPOSIT_CENTS, 1])(
  'R2 a deposit of which the provider gave %i cents back unasked is reported, and its reservation stays the dealer’s to end',
  async (refundedCents) => {
    const { id, paymentId, reference, number } = await aPaid();
    const known = shop.provider.books.get(reference);
    if (known === undefined) throw new Error('The provider has forgotten it.');
    expect(await sweep()).toMatchObject({ odd: 0 });
    shop.provider.addStray({ ...known, refundedCents });
    for (const _ of [1, 2]) expect(await sweep()).toMatchObject({ mended: 0, odd: 1 });
    const what = 'The provider gave it back, or part of it, without being asked.';
    expect(await odd()).toMatchObject([{ what, reservation: number, payment: paymentId }]);
    expect([await shop.state(id), await shop.payments(id)]).toEqual(['paid', ['succeeded none']]);
    await (await desk()).cancel(id);
    await shop.work();
    expect([await shop.state(id), await odd()]).toEqual(['refunded', []]);
  },
);

test('R2 a refund that came back, as from a closed card, is reported by a notice or the sweep, until it is made again', async () => {
  for (const finds of ['notice', 'sweep']) {
    const { anna, id, reference, number } = await aPaid();
    await cancelReservation(anna, id);
    await shop.work();
    expect([await shop.payments(id), await odd()]).toEqual([['succeeded done'], []]);
    const known = shop.provider.books.get(reference);
    if (known === undefined) throw new Error('The provider has forgotten it.');
    shop.provider.addStray({ ...known, refundedCents: 0 });
    if (finds === 'notice') {
      await anna.store.reservations.takeNotice({ provider: 'test', noticeId: randomUUID(), reference, paymentId: null });
      await shop.work();
    } else await sweep();
    expect(await shop.payments(id)).toEqual(['succeeded refused']);
    expect(await odd()).toMatchObject([
      { what: 'It was given back, and came back: a person must return the money.', reservation: number },
    ]);
    expect(await (await desk()).refund(await find(number))).toBe(1);
    await shop.work();
    expect([await shop.payments(id), await odd()]).toEqual([['succeeded done'], []]);
  }
});

test('R2 a refund that the provider refuses is reported and not repeated, until a person asks for it again', async () => {
  const { anna, id, reference, number } = await aPaid();
  shop.provider.setRefusing(true);
  await cancelReservation(anna, id);
  await shop.work();
  expect(await shop.payments(id)).toEqual(['succeeded refused']);
  expect(shop.log).toContain('The payment provider refused a refund: a person must return the money.');
  expect(await odd()).toMatchObject([{ reservation: number }]);
  shop.provider.setRefusing(false);
  await shop.work();
  expect(shop.provider.refunds).not.toContain(reference);
  expect(await (await desk()).refund(await find(number))).toBe(1);
  await shop.work();
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
  expect(await shop.state(id)).toBe('refunded');
  expect(await (await desk()).refund(await find(number))).toBe(0);
});

test('R2 what was bought stays off sale, also when its refund is asked for; a dealer who cancels it gives the deposit back', async () => {
  const { id, number, car } = await aPaid();
  expect(await (await desk()).convert(id)).toEqual({ kind: 'changed', state: 'converted' });
  expect(await (await desk()).convert(id)).toEqual({ kind: 'notPossible', state: 'converted' });
  expect((await shop.hold(await shop.visitor(), car)).kind).toBe('notOffered');
  expect(await (await desk()).refund(await find(number))).toBe(0);
  await shop.work();
  expect([await shop.state(id), await shop.payments(id)]).toEqual(['converted', ['succeeded none']]);
  expect((await shop.hold(await shop.visitor(), car)).kind).toBe('notOffered');
  expect(await (await desk()).cancel(id)).toEqual({ kind: 'changed', state: 'cancelled' });
  await shop.work();
  expect(await shop.payments(id)).toEqual(['succeeded done']);
  expect(await shop.mailKinds(id)).toEqual(['receipt', 'withdrawn', 'refunded']);
  const other = await aPaid();
  expect(await (await desk()).cancel(other.id)).toEqual({ kind: 'changed', state: 'cancelled' });
  expect(await (await desk()).cancel(other.id)).toEqual({ kind: 'notPossible', state: 'cancelled' });
  await shop.work();
  expect(await shop.mailKinds(other.id)).toEqual(['receipt', 'withdrawn', 'refunded']);
});

test('R2 a dealer lists, shows, converts and refunds reservations by their numbers at the command line, with JSON if asked', {
  timeout: 60_000,
}, async () => {
  const { id, number } = await aPaid();
  const words = [
    ['list'],
    ['show', number.toLowerCase()],
    ['show', number, '--json'],
    ['convert', number, '--json'],
    ['convert', number],
    ['refund', number],
    ['cancel', number],
    ['cancel', number],
    ['show', 'R-AAAAAAAA'],
    ['list', '--odd'],
  ];
  const ran = await runCommands(
    shop.fleet.database,
    tmpdir(),
    words.map((one) => ['reservations', ...one, '--site', 'ours']),
  );
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 0, 0, 1, 1, 0, 1, 1, 0]);
  const [list, show, shown, converted, , bought, , , unknown, adds] = ran.map(({ output }) => output);
  expect(list).toContain(number);
  expect(show).toContain('held → paid');
  expect(show).toContain('Visa ending 4242');
  expect(JSON.parse(shown ?? '')).toMatchObject({ id, state: 'paid', depositCents: DEPOSIT_CENTS });
  expect(JSON.parse(converted ?? '')).toEqual({ number, state: 'converted' });
  expect(bought).toContain('If the sale falls through, cancel it');
  expect(unknown).toContain('has no reservation');
  expect(adds).toBe('Everything adds up.\n');
});

test('L14 the dealer’s emails say that a vehicle is reserved, and what became of it, in their subject', async () => {
  const { anna, id, car, number } = await aPaid();
  const deliver = async () => {
    const { rows } = await sql<{ id: string }>`select d.id from delivery d join lead l on l.id = d.lead_id
      where l.vehicle_id = ${car} order by d.edition`.execute(shop.fleet.all);
    const before = shop.mails.length;
    const means = { ...shop.means, webhook: () => Promise.resolve(), uploadsDir: tmpdir(), now: () => new Date() };
    await deliverNow(
      means,
      rows.map((row) => row.id),
    );
    return shop.mails.slice(before);
  };
  const [first] = await deliver();
  expect(first).toMatchObject({ to: 'sales@shared.example', subject: 'Reservation: 2022 Toyota Corolla, from Anna Lind' });
  expect(first?.text).toContain(`Reservation: ${number}`);
  expect(first?.text).toContain('Deposit: $200');
  await cancelReservation(anna, id);
  expect((await deliver())[0]?.subject).toBe('Cancelled: Reservation: 2022 Toyota Corolla, from Anna Lind');
});

test('A12 what nobody paid is deleted after 30 days, a receipt after seven years, and nothing whose money is under way', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const unpaid = await shop.held(anna, car);
  await cancelReservation(anna, unpaid);
  const paid = await aPaid();
  await cancelReservation(paid.anna, paid.id);
  const ageBy = (id: string, days: number) =>
    sql`update reservation set changed_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(shop.fleet.all);
  await ageBy(unpaid, 29);
  await ageBy(paid.id, 8 * 365);
  await removePastReservations(shop.fleet.all);
  expect([await shop.state(unpaid), await shop.state(paid.id)]).toEqual(['cancelled', 'cancelled']);
  await ageBy(unpaid, 31);
  await shop.work();
  await ageBy(paid.id, 7 * 365 - 5);
  await removePastReservations(shop.fleet.all);
  expect([await shop.state(unpaid), await shop.state(paid.id)]).toEqual([undefined, 'refunded']);
  await ageBy(paid.id, 7 * 366);
  await removePastReservations(shop.fleet.all);
  expect(await shop.state(paid.id)).toBeUndefined();
});
