import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { keptElsewhere } from '#src/use-cases/purchase/kept-elsewhere.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let shop: ReservationShop;
let signIn: SignInHarness;
beforeAll(async () => {
  shop = await aReservationShop({ purchaseJourney: true });
  signIn = await aSignInHarness(shop.fleet);
});
afterAll(() => signIn.end());

const NOBODY = { id: null, answers: {}, former: {}, owner: null };

async function begun(context: Context, car: number) {
  const id = (await saveStep(context, car, NOBODY, { tradeIn: { kind: 'none' } }))?.id ?? '';
  return { id, state: async () => (await keptElsewhere(await shop.visitor(), car, id))?.state ?? null };
}

async function pay(context: Context, reservation: string): Promise<void> {
  const { paymentId, reference } = await shop.start(context, reservation);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(context, paymentId);
}

test('R3 whoever opens the link of a purchase is told that its shopper is paying for it, has paid or has let it go', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const { state } = await begun(anna, car);
  expect(await state()).toBeNull();
  const reservation = await shop.held(anna, car);
  expect(await state()).toBe('held');
  await pay(anna, reservation);
  expect(await state()).toBe('paid');
  await cancelReservation(anna, reservation);
  expect(await state()).toBeNull();
});

test('R3 what was paid by the link, on another device, is told where it was begun; what is bought stays so', async () => {
  const car = await shop.aCar();
  const [anna, phone] = [await shop.visitor(), await shop.visitor()];
  const { id, state } = await begun(anna, car);
  const outcome = await shop.hold(phone, car, { purchase: { shown: { id }, fields: {} } });
  if (outcome.kind !== 'held') throw new Error(outcome.kind);
  await pay(phone, outcome.reservation.id);
  expect(await state()).toBe('paid');
  await shop.fleet.all.updateTable('reservation').set({ state: 'converted' }).where('id', '=', outcome.reservation.id).execute();
  expect(await state()).toBe('converted');
});

test('R3, P6 a reservation of somebody else is never said to be theirs: not on the same browser, and not for another site', async () => {
  const at = await signIn.at('ours');
  const [first, second] = [await signIn.signIn(at, aPhone()), await signIn.signIn(at, aPhone())];
  const [car, own] = [await shop.aCar(), await shop.aCar()];
  const token = 'shared-browser-elsewhere';
  const [anna, ben] = [await shop.visitor({ token, session: first.token }), await shop.visitor({ token, session: second.token })];
  const lost = await begun(anna, car);
  await pay(ben, await shop.held(ben, car));
  expect(await lost.state()).toBeNull();
  const kept = await begun(anna, own);
  await pay(anna, await shop.held(anna, own));
  expect(await kept.state()).toBe('paid');
  expect(await keptElsewhere(await shop.visitor({ site: 'partner' }), own, kept.id)).toBeNull();
});
