import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGarage } from '#src/use-cases/accounts/change-garage.ts';
import { changePhone, requestPhoneChange } from '#src/use-cases/accounts/change-phone.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { listPurchasesHere, ownPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { ownReservation } from '#src/use-cases/reservations/own-reservations.ts';
import { garageView } from '#src/views/accounts/garage-view.ts';
import { ANNA, aReservationShop, type ReservationShop } from './reservation-shop.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let shop: ReservationShop;
let signIn: SignInHarness;
beforeAll(async () => {
  shop = await aReservationShop({ purchaseJourney: true });
  signIn = await aSignInHarness(shop.fleet);
});
afterAll(() => signIn.end());

const typed = (phone: string) => `0${phone.slice(3)}`;
const DETAILS = { contact: ANNA, state: 'qld', buyer: 'me', abn: null } as const;
const NOBODY = { id: null, answers: {}, former: {}, owner: null };

/** A browser that people share, with each of them signed in on it in turn, and with nobody. */
async function aSharedBrowser(token: string) {
  const at = await signIn.at('ours');
  const [anna, ben] = [await signIn.signIn(at, aPhone()), await signIn.signIn(at, aPhone())];
  return {
    anna: await shop.visitor({ token, session: anna.token }),
    ben: await shop.visitor({ token, session: ben.token }),
    nobody: await shop.visitor({ token }),
  };
}

/** What a browser shows, with whoever is signed in on it. */
async function foundBy(context: Context) {
  const token = context.sender?.visitor ?? null;
  const shopper = (await readSession(context))?.shopperId ?? null;
  return { visitor: token === null ? null : visitorHash(token), shopper };
}
const reservationsOf = async (context: Context) => context.store.reservations.own(await foundBy(context));
const ids = async (context: Context) => (await reservationsOf(context)).map(({ id }) => id);

test('A10, R2 what somebody reserved signed in is nobody else’s on the same browser, signed in or not', async () => {
  const car = await shop.aCar();
  const { anna, ben, nobody } = await aSharedBrowser('shared-browser-reserves');
  const id = await shop.held(anna, car);
  expect(await ids(anna)).toEqual([id]);
  for (const other of [ben, nobody]) {
    expect(await ids(other)).toEqual([]);
    expect(await ownReservation(other, id)).toBeNull();
    expect(await shop.hold(other, car)).toMatchObject({ kind: 'taken', by: 'paying' });
  }
  const key = anna.services.signer.sign('reservation', id);
  expect((await ownReservation(nobody, id, key))?.id).toBe(id);
});

test('A10, R2 what was reserved signed out is the browser’s until somebody signs in and goes on with it', async () => {
  const car = await shop.aCar();
  const { anna, nobody } = await aSharedBrowser('shared-browser-signs-in');
  const id = await shop.held(nobody, car);
  expect([await ids(nobody), await ids(anna)]).toEqual([[id], [id]]);
  expect((await shop.hold(anna, car)).kind).toBe('yours');
  expect([await ids(nobody), await ids(anna)]).toEqual([[], [id]]);
});

test('A10, R2 whoever proves a number finds what was reserved with it, without the name and address of whoever typed it', async () => {
  const [car, phone] = [await shop.aCar(), aPhone()];
  const guest = await shop.visitor();
  await shop.hold(guest, car, { contact: { ...ANNA, phone: typed(phone) } });
  const { token } = await signIn.signIn(await signIn.at('ours'), phone);
  const [found] = await reservationsOf(await shop.visitor({ session: token }));
  expect(found).toMatchObject({ state: 'held' });
  expect(found?.contact).toEqual({ phone: typed(phone) });
  expect((await reservationsOf(guest))[0]?.contact).toMatchObject({ email: ANNA.email });
});

test('A10, R3 what somebody answered signed in is in no page of another on the same browser, who begins anew', async () => {
  const { anna, ben, nobody } = await aSharedBrowser('shared-browser-buys');
  const car = await shop.aCar();
  const begun = await saveStep(anna, car, NOBODY, { details: DETAILS });
  for (const other of [ben, nobody]) {
    expect(await ownPurchase(other, car, null)).toEqual(NOBODY);
    expect(await listPurchasesHere(other)).toEqual([]);
  }
  const own = await saveStep(ben, car, NOBODY, { tradeIn: { kind: 'none' } });
  expect(own?.id).not.toBe(begun?.id);
  expect((await ownPurchase(ben, car, null)).answers).toEqual({ tradeIn: { kind: 'none' } });
  expect((await ownPurchase(anna, car, null)).answers).toEqual({ details: DETAILS });
});

test('A10, R3 whoever opens a purchase by its link and is signed in does not take it from the shopper who began it', async () => {
  const { anna, ben } = await aSharedBrowser('shared-browser-link');
  const car = await shop.aCar();
  const id = (await saveStep(anna, car, NOBODY, { details: DETAILS }))?.id ?? '';
  const key = anna.services.signer.sign('purchase', id);
  const opened = await ownPurchase(ben, car, { id, key });
  await saveStep(ben, car, opened, { tradeIn: { kind: 'none' } });
  expect((await ownPurchase(anna, car, null)).answers).toMatchObject({ details: DETAILS, tradeIn: { kind: 'none' } });
});

test('A12 a purchase that was begun signed out is downloaded and erased with whoever proves the number that was typed', async () => {
  const [car, phone] = [await shop.aCar(), aPhone()];
  const guest = await shop.visitor();
  await saveStep(guest, car, NOBODY, { details: { ...DETAILS, contact: { ...ANNA, phone: typed(phone) } } });
  const other = await shop.aCar();
  await saveStep(guest, other, NOBODY, { details: DETAILS });
  const { shopper } = await signIn.signIn(await signIn.at('ours'), phone);
  const storage = personalStorage(await signIn.at('ours'));
  const { purchases } = JSON.parse(await exportShopper(storage, shopper)) as { purchases: unknown[] };
  expect(purchases).toMatchObject([{ purchase: { vehicle_id: car, answers: { details: { contact: { name: 'Anna' } } } } }]);
  await eraseShopper(storage, shopper);
  const { rows } = await sql`select vehicle_id from purchase where vehicle_id in (${car}, ${other})`.execute(shop.fleet.all);
  expect(rows).toEqual([{ vehicleId: other }]);
});

test('A10, A12 what was reserved and begun with an old number stays the shopper’s; whoever has that number later sees none of it', async () => {
  const at = await signIn.at('ours');
  const [before, after] = [aPhone(), aPhone()];
  const { shopper, token } = await signIn.signIn(at, before);
  const [signedIn, signedOut] = [await shop.aCar(), await shop.aCar()];
  const guest = await shop.visitor();
  const contact = { ...ANNA, phone: typed(before) };
  await shop.hold(await shop.visitor({ session: token }), signedIn, { contact });
  await shop.hold(guest, signedOut, { contact });
  await saveStep(guest, signedOut, NOBODY, { details: { ...DETAILS, contact } });
  expect(await requestPhoneChange(at, shopper, after)).toMatchObject({ kind: 'sent' });
  expect(await changePhone(at, shopper, after, signIn.codeOf(after))).toEqual({ kind: 'changed' });
  const next = await signIn.signIn(at, before);
  expect(await ids(await shop.visitor({ session: next.token }))).toEqual([]);
  const heldBy = async (person: typeof shopper) =>
    JSON.parse(await exportShopper(personalStorage(at), person)) as { reservations: unknown[]; purchases: unknown[] };
  expect(await heldBy(next.shopper)).toMatchObject({ reservations: [], purchases: [] });
  expect(await ids(await shop.visitor({ session: token }))).toHaveLength(2);
  const own = await heldBy({ ...shopper, phone: after });
  expect([own.reservations.length, own.purchases.length]).toEqual([2, 1]);
});

/** What a shopper's own page shows, and what their file has, of what they reserved and began. */
async function shownAndDownloaded(context: Context, shopper: SignedIn) {
  const file = JSON.parse(await exportShopper(personalStorage(context), shopper)) as {
    reservations: { reservation: { id: string } }[];
    purchases: { purchase: { id: string } }[];
  };
  const page = await garageView(context, shopper);
  return {
    page,
    shown: [...page.reserved, ...page.begun].map(({ id }) => id).toSorted(),
    downloaded: [
      ...file.reservations.map(({ reservation }) => reservation.id),
      ...file.purchases.map(({ purchase }) => purchase.id),
    ].toSorted(),
  };
}

test('A10, A12 what was begun on a browser with another number is shown and downloaded once its shopper says that it was them, and not before', async () => {
  const [reserved, bought] = [await shop.aCar(), await shop.aCar()];
  const guest = await shop.visitor({ token: 'browser-begins' });
  const reservation = await shop.held(guest, reserved);
  const purchase = (await saveStep(guest, bought, NOBODY, { tradeIn: { kind: 'none' } }))?.id ?? '';
  const { token, shopper } = await signIn.signIn(await signIn.at('ours'), aPhone());
  const context = await shop.visitor({ token: 'browser-begins', session: token });
  const before = await shownAndDownloaded(context, shopper);
  expect([before.shown, before.downloaded]).toEqual([[], []]);
  expect(before.page.begunHere?.text).toMatch(
    /^Was it you who reserved the .+ and started to buy the .+ on this device before signing in\?$/,
  );
  expect(await changeGarage(context, shopper, { action: 'claim-begun' })).toEqual({ kind: 'done', part: 'reserved' });
  const after = await shownAndDownloaded(context, shopper);
  expect(after.shown).toEqual([reservation, purchase].toSorted());
  expect(after.downloaded).toEqual(after.shown);
  expect(after.page.begunHere).toBeNull();
  expect((await shownAndDownloaded(await shop.visitor({ session: token }), shopper)).shown).toEqual(after.shown);
});

test('A10 nobody is asked about, or given, what was begun with a number that somebody else has proved', async () => {
  const [car, phone] = [await shop.aCar(), aPhone()];
  const at = await signIn.at('ours');
  const guest = await shop.visitor({ token: 'browser-of-two' });
  await shop.hold(guest, car, { contact: { ...ANNA, phone: typed(phone) } });
  const [anna, ben] = [await signIn.signIn(at, phone), await signIn.signIn(at, aPhone())];
  const here = await shop.visitor({ token: 'browser-of-two', session: ben.token });
  expect((await garageView(here, ben.shopper)).begunHere).toBeNull();
  await changeGarage(here, ben.shopper, { action: 'claim-begun' });
  expect((await garageView(here, ben.shopper)).reserved).toEqual([]);
  expect((await garageView(await shop.visitor({ session: anna.token }), anna.shopper)).reserved).toHaveLength(1);
});

test('A10, A12 a purchase begun signed out is in the garage of whoever proves its number, without the name and address that were typed', async () => {
  const [car, phone] = [await shop.aCar(), aPhone()];
  const guest = await shop.visitor();
  const contact = { ...ANNA, phone: typed(phone) };
  await saveStep(guest, car, NOBODY, { details: { ...DETAILS, contact }, tradeIn: { kind: 'none' } });
  const { token, shopper } = await signIn.signIn(await signIn.at('ours'), phone);
  const context = await shop.visitor({ session: token });
  const { shown, downloaded } = await shownAndDownloaded(context, shopper);
  expect(shown).toHaveLength(1);
  expect(downloaded).toEqual(shown);
  expect((await ownPurchase(context, car, null)).answers).toEqual({ tradeIn: { kind: 'none' } });
});

test('A12 the dealer’s lead of what a shopper reserved with another number is downloaded and erased with them, and not with that number’s owner', async () => {
  const [car, other] = [await shop.aCar(), aPhone()];
  const at = await signIn.at('ours');
  const { token, shopper } = await signIn.signIn(at, aPhone());
  const context = await shop.visitor({ session: token });
  const outcome = await shop.hold(context, car, { contact: { ...ANNA, phone: typed(other) } });
  if (outcome.kind !== 'held') throw new Error(outcome.kind);
  const { paymentId, reference } = await shop.start(context, outcome.reservation.id);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(context, paymentId);
  const leadsOf = async (person: SignedIn) =>
    (JSON.parse(await exportShopper(personalStorage(at), person)) as { enquiries: { lead: { form: string } }[] }).enquiries;
  expect(await leadsOf(shopper)).toMatchObject([{ lead: { form: 'reservation' } }]);
  expect(await leadsOf((await signIn.signIn(at, other)).shopper)).toEqual([]);
  await cancelReservation(context, outcome.reservation.id);
  await eraseShopper(personalStorage(at), shopper);
  const { rows } = await sql`select 1 from lead where vehicle_id = ${car}`.execute(shop.fleet.all);
  expect(rows).toEqual([]);
});
