import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseMyData } from '#src/http/answer-my-data.ts';
import { reservationLeads } from '#src/store/migrations/0045-reservation-leads.ts';
import { readEnquiries } from '#src/use-cases/accounts/read-enquiries.ts';
import { exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { listOwnReservations } from '#src/use-cases/reservations/own-reservations.ts';
import { dataErasedView, myDataView } from '#src/views/accounts/my-data-view.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let shop: ReservationShop;
let signIn: SignInHarness;
beforeAll(async () => {
  shop = await aReservationShop();
  signIn = await aSignInHarness(shop.fleet);
});
afterAll(() => signIn.end());

/** A shopper who is signed in, with a vehicle that they hold. */
async function aShopper() {
  const car = await shop.aCar();
  const phone = aPhone();
  const { token, shopper } = await signIn.signIn(await signIn.at('ours'), phone);
  const context = await shop.visitor({ session: token });
  const contact = { name: 'Anna', last_name: 'Quillfeather', email: 'anna@shopper.example', phone: `0${phone.slice(3)}` };
  const outcome = await shop.hold(context, car, { contact });
  if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome));
  return { context, shopper, id: outcome.reservation.id, phone, car };
}

async function pay({ context, id }: Awaited<ReturnType<typeof aShopper>>) {
  const { paymentId, reference } = await shop.start(context, id);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(context, paymentId);
}

const rowOf = (id: string) => shop.fleet.all.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirst();

test('A12 nothing is erased while a vehicle is kept for the shopper: they are told to cancel or use it first', async () => {
  const anna = await aShopper();
  const held = {
    reason: 'You’re in the middle of a reservation. Finish it, or let the 20 minutes run out, then erase your data.',
  };
  expect(await eraseMyData(anna.context, anna.shopper)).toEqual(held);
  await pay(anna);
  const paid = { reason: 'You have an active reservation. Cancel it or use it first, then erase your data.' };
  expect(await eraseMyData(anna.context, anna.shopper)).toEqual(paid);
  expect((await rowOf(anna.id))?.contact).toMatchObject({ email: 'anna@shopper.example' });
});

test('A12 whoever may not erase yet is told so before they press, with the way to what they reserved', async () => {
  const anna = await aShopper();
  await pay(anna);
  const blocked = async () => {
    const page = await myDataView(anna.context, anna.shopper, 'erase');
    return page.step === 'erase' ? page.blocked : undefined;
  };
  expect(await blocked()).toEqual({
    text: 'You have an active reservation. Cancel it or use it first, then erase your data.',
    label: 'See what you’ve reserved',
    href: '/my-garage#reserved',
  });
  await cancelReservation(anna.context, anna.id);
  expect(await blocked()).toBeNull();
});

test('A12 the receipt of a reservation is named and kept: number, vehicle, amounts and name, and nothing to reach the person by', async () => {
  const anna = await aShopper();
  await pay(anna);
  await cancelReservation(anna.context, anna.id);
  const page = await myDataView(anna.context, anna.shopper, 'erase');
  expect(page.step === 'erase' && page.text).toContain('We have to keep the receipt for your reservation for seven years.');
  expect(await eraseMyData(anna.context, anna.shopper)).toBeNull();
  const row = await rowOf(anna.id);
  expect(row).toMatchObject({ visitor: null, shopperId: null, phoneE164: null, shown: {}, lead: {}, leadId: null });
  expect(row?.contact).toEqual({ name: 'Anna', last_name: 'Quillfeather' });
  expect(row?.number).toMatch(/^R-[2-9A-Z]{8}$/);
  // The money still goes back, and nobody is emailed.
  await shop.work();
  expect(await shop.payments(anna.id)).toEqual(['succeeded done']);
  expect(await shop.state(anna.id)).toBe('refunded');
  expect(await shop.mailKinds(anna.id)).toEqual([]);
  expect(dataErasedView(anna.context, ['receipt'])).toMatchObject({
    text: 'All we still hold is the receipt for your reservation, for seven years.',
  });
});

test('A12 a reservation that nobody paid is erased whole, and nothing is said to be kept', async () => {
  const anna = await aShopper();
  await cancelReservation(anna.context, anna.id);
  const page = await myDataView(anna.context, anna.shopper, 'erase');
  expect(page.step === 'erase' && page.text).not.toContain('keep');
  expect(await eraseMyData(anna.context, anna.shopper)).toBeNull();
  expect(await rowOf(anna.id)).toBeUndefined();
});

test('A12 the file that a shopper downloads has their reservations with events and payments, and no key of the provider’s', async () => {
  const anna = await aShopper();
  await pay(anna);
  await shop.work();
  const text = await exportShopper(personalStorage(anna.context), anna.shopper);
  const { reservations } = JSON.parse(text) as { reservations: unknown[] };
  expect(reservations).toMatchObject([
    {
      reservation: { id: anna.id, state: 'paid', contact: { last_name: 'Quillfeather' } },
      events: [{ event: 'hold' }, { event: 'payment-succeeds' }],
      payments: [{ amount_cents: 20_000, card: 'Visa ending 4242' }],
      emails: [{ kind: 'receipt', state: 'sent' }],
    },
  ]);
  expect(text).not.toContain('ref-');
});

test('A10 a reservation is the shopper’s on every device that is signed in, and its lead is not among their enquiries', async () => {
  const anna = await aShopper();
  await pay(anna);
  const { token, shopper } = await signIn.signIn(await signIn.at('ours'), anna.phone);
  const elsewhere = await shop.visitor({ session: token });
  expect(await listOwnReservations(elsewhere, shopper)).toMatchObject([{ id: anna.id, state: 'paid' }]);
  expect(await readEnquiries(elsewhere, shopper)).toEqual([]);
});

test('A12 the lead of a reservation that was made before leads had a shopper becomes its shopper’s; those of others stay as they are', async () => {
  const [anna, bert] = [await aShopper(), await aShopper()];
  await pay(anna);
  await pay(bert);
  const leadOf = async ({ id }: typeof anna) => {
    const leadId = (await rowOf(id))?.leadId ?? null;
    if (leadId === null) throw new Error('The reservation has no lead.');
    return shop.fleet.all.selectFrom('lead').select(['id', 'shopperId']).where('id', '=', leadId).executeTakeFirstOrThrow();
  };
  const own = [anna.shopper.shopperId, bert.shopper.shopperId];
  const [annas, berts] = [await leadOf(anna), await leadOf(bert)];
  expect([annas.shopperId, berts.shopperId]).toEqual(own);
  await shop.fleet.all.updateTable('lead').set({ shopperId: null }).where('id', '=', annas.id).execute();
  await reservationLeads.up(shop.fleet.all);
  expect([(await leadOf(anna)).shopperId, (await leadOf(bert)).shopperId]).toEqual(own);
  await shop.fleet.all.updateTable('reservation').set({ shopperId: null }).where('id', '=', anna.id).execute();
  await shop.fleet.all.updateTable('lead').set({ shopperId: null }).where('id', '=', annas.id).execute();
  await reservationLeads.up(shop.fleet.all);
  expect((await leadOf(anna)).shopperId).toBeNull();
});
