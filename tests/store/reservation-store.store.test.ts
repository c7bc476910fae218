import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReservationStore } from '#src/store/reservations/reservation-store.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { ownReservation, ownReservationsOf } from '#src/use-cases/reservations/own-reservations.ts';
import { aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

const SAID = { reference: 'ref', outcome: 'succeeded', amountCents: DEPOSIT_CENTS, currency: 'aud', card: null } as const;

test('P6 no method of a site’s reservations reaches a reservation or a payment of another site, though both sell the same vehicle', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId } = await shop.start(anna, id);
  const partner = (await shop.visitor({ site: 'partner' })).site.id;
  for (const db of [shop.fleet.app, shop.fleet.all]) {
    const theirs = new ReservationStore(db, partner, db);
    expect(await theirs.own({ visitor: null, shopper: null, id, isKeyed: true })).toEqual([]);
    expect(await theirs.cancel(id)).toEqual({ kind: 'unknown', state: null });
    expect(await theirs.payment(paymentId)).toBeNull();
    expect(await theirs.settle(paymentId, { ...SAID, reference: `ref-${paymentId}` })).toBeNull();
    const open = {
      id: paymentId,
      provider: 'test',
      account: null,
      isHosted: false,
      seenDepositCents: DEPOSIT_CENTS,
      seenPriceCents: PRICE_CENTS,
    } as const;
    expect(await theirs.openPayment(id, open)).toEqual({ kind: 'unknown' });
    await theirs.noteReference(paymentId, 'stolen');
  }
  expect(await shop.state(id)).toBe('held');
  expect((await anna.store.reservations.payment(paymentId))?.reference).toBe(`ref-${paymentId}`);
});

test('H3 somebody else’s reservation is unknown: to read, to pay, to settle and to cancel; a wrong key is none', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId } = await shop.start(anna, id);
  const stranger = await shop.visitor();
  const nobody = await shop.visitor({ token: null });
  const seen = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };
  for (const other of [stranger, nobody]) {
    expect(await ownReservation(other, id)).toBeNull();
    expect(await ownReservation(other, id, 'a-wrong-key-of-22-chars')).toBeNull();
    expect(await ownReservationsOf(other, car)).toEqual([]);
    expect(await startPayment(other, id, seen)).toEqual({ kind: 'unknown' });
    expect(await settlePayment(other, paymentId)).toEqual({ kind: 'unknown', reservation: null });
    expect(await cancelReservation(other, id)).toEqual({ kind: 'unknown' });
  }
  const key = anna.services.signer.sign('reservation', id);
  expect(await ownReservation(nobody, id, key)).toMatchObject({ id });
  for (const nonsense of ['', 'nonsense', `${id}'`, '00000000-0000-0000-0000-000000000000']) {
    expect(await ownReservation(anna, nonsense)).toBeNull();
    expect(await cancelReservation(anna, nonsense)).toEqual({ kind: 'unknown' });
    expect(await settlePayment(anna, nonsense)).toEqual({ kind: 'unknown', reservation: null });
  }
});

test('P6 inside a site’s fence the owner, as whom the functions run, sees no payment or event of another site', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_policies where policyname = 'owner' and qual like '%app_site_id()%'
      and tablename in ('reservation_event', 'reservation_mail', 'payment') order by 1`.execute(shop.fleet.all);
  expect(rows.map(({ name }) => name)).toEqual(['payment', 'reservation_event', 'reservation_mail']);
});
