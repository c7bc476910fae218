import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownPurchase } from '#src/http/shown-purchase.ts';
import type { PurchaseAnswers } from '#src/rules/purchase/purchase-answers.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { ownPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { purchaseFigures } from '#src/use-cases/purchase/purchase-figures.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { agreedPurchase } from '#src/views/purchase/agreed-purchase.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop({ purchaseJourney: true });
});
afterAll(() => shop.end());

const NOBODY = { id: null, answers: {}, former: {}, owner: null };
const SWIFT = { year: 2020, make: 'Suzuki', model: 'Swift', badge: null, kms: 61_400 };

/** An offer that a visitor has accepted; its id. */
async function anOffer(context: Context, cents: number, minutesLater = 0): Promise<string> {
  const lead = await takenLead(context.store, { visitor: visitorHash(context.sender?.visitor ?? '') });
  const now = new Date(context.services.now());
  const { rows } = await sql<{ id: string }>`
    insert into trade_in_offer (site_id, lead_id, car, low_cents, middle_cents, high_cents, reasons, evidence, made_at, until, accepted_at)
    values (${context.site.id}, ${lead}, ${JSON.stringify(SWIFT)}, ${cents - 1}, ${cents}, ${cents + 1}, '[]', '{}', ${now},
      ${new Date(now.getTime() + 86_400_000)}, ${new Date(now.getTime() + minutesLater * 60_000)}) returning id`.execute(
    shop.fleet.all,
  );
  return rows[0]?.id ?? '';
}

async function figures(context: Context, car: number, link: { id: string; key: string } | null = null) {
  const vehicle = await findVehicle(context, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  return purchaseFigures(context, vehicle, await ownPurchase(context, car, link));
}

/** A visitor who has put their own car towards a vehicle. */
async function trading(cents = 1_000_000) {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  const offerId = await anOffer(anna, cents);
  const tradeIn = { kind: 'offer', offerId, vehicle: '2020 Suzuki Swift', toldCents: cents } as const;
  const id = (await saveStep(anna, car, NOBODY, { tradeIn }))?.id ?? '';
  return { car, anna, offerId, id };
}

test('R3 an accepted offer comes off what is left, on another device too', async () => {
  const { car, anna, id } = await trading();
  const sum = { tradeInCents: 1_000_000, leftCents: PRICE_CENTS - 1_000_000, depositCents: DEPOSIT_CENTS };
  expect(await figures(anna, car)).toMatchObject({ changes: [], sum });
  const elsewhere = await shop.visitor();
  const key = elsewhere.services.signer.sign('purchase', id);
  expect(await figures(elsewhere, car, { id, key })).toMatchObject({ changes: [], sum });
});

test('R3 an accepted offer goes on counting when its shopper accepts another, and the newest is offered first', async () => {
  const { car, anna, offerId, id } = await trading();
  const newer = await anOffer(anna, 1_200_000, 1);
  const { changes, sum, offers } = await figures(anna, car);
  expect(changes).toEqual([]);
  expect(sum.tradeInCents).toBe(1_000_000);
  expect(offers.map((offer) => offer.id)).toEqual([newer, offerId]);

  const elsewhere = await shop.visitor();
  const theirs = await anOffer(elsewhere, 1_100_000, 2);
  const key = elsewhere.services.signer.sign('purchase', id);
  const opened = await figures(elsewhere, car, { id, key });
  expect(opened).toMatchObject({ changes: [], sum: { tradeInCents: 1_000_000 } });
  expect(opened.offers.map((offer) => offer.id)).toEqual([theirs, newer, offerId]);
});

test('R3 an offer that another purchase is being paid with, or was, is not offered, and is free again when that one ends', async () => {
  const other = await shop.aCar();
  const { car, anna, offerId } = await trading();
  const { answers } = await figures(anna, car);
  await saveStep(anna, other, NOBODY, answers);
  const outcome = await shop.hold(anna, car, { purchase: { shown: { answers }, fields: {} } });
  if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome));
  const taken = {
    changes: ['Your 2020 Suzuki Swift is already part of another purchase. Please choose again.'],
    answers: {},
    offers: [],
    sum: { tradeInCents: 0 },
  };
  expect(await figures(anna, other)).toMatchObject(taken);

  const { id } = outcome.reservation;
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(anna, paymentId);
  expect(await figures(anna, other)).toMatchObject(taken);
  expect(await figures(anna, car)).toMatchObject({ changes: [], sum: { tradeInCents: 1_000_000 } });

  const become = (state: string) => sql`update reservation set state = ${state} where id = ${id}`.execute(shop.fleet.all);
  await become('converted');
  expect(await figures(anna, other)).toMatchObject(taken);
  for (const ended of ['cancelled', 'refunded', 'expired']) {
    await become(ended);
    expect(await figures(anna, other), ended).toMatchObject({ changes: [], offers: [{ id: offerId }] });
  }
});

test('R3 of two purchases that are paid with one offer at the same instant the database lets one have it', async () => {
  const others = [await shop.aCar(), await shop.aCar()];
  const { car, anna } = await trading();
  const { answers } = await figures(anna, car);
  const purchase = { shown: { answers }, fields: {} };
  const kinds = (await Promise.all([car, ...others].map((one) => shop.hold(anna, one, { purchase })))).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['held', 'offerUsed', 'offerUsed']);
  // Nor does a hold that began without it take it.
  const [free = 0] = others.filter((_, index) => kinds[index + 1] === 'offerUsed');
  await shop.held(anna, free);
  expect((await shop.hold(anna, free, { purchase })).kind).toBe('offerUsed');
});

/** What the form of the page that pays sends, and its answer. */
async function paying(context: Context, car: number) {
  const vehicle = await findVehicle(context, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  const own = await ownPurchase(context, car, null);
  const now = await purchaseFigures(context, vehicle, own);
  const body = {
    purchase_id: own.id,
    price_cents: String(now.priceCents),
    total_cents: String(now.sum.totalCents),
    purchase_seen: agreedPurchase(context, vehicle, now).mark,
  };
  return { own, body, send: () => shownPurchase(context, vehicle, body) };
}

const DETAILS = {
  buyer: 'me',
  abn: null,
  state: 'QLD',
  contact: { name: 'Anna', last_name: 'Lind', email: 'anna@shopper.example', phone: '0412 345 678' },
} as const;

test('R3 what a page that pays did not show is not agreed to: it is said, and nothing is charged', async () => {
  const { car, anna, offerId, id } = await trading();
  const bank = { kind: 'transfer' } as const;
  const own = await ownPurchase(anna, car, null);
  await saveStep(anna, car, own, {
    details: DETAILS,
    delivery: { kind: 'pick-up', day: null },
    finance: bank,
  } as PurchaseAnswers);
  const stale = await paying(anna, car);
  expect(stale.own.id).toBe(id);
  expect(await stale.send()).toMatchObject({ kind: 'agreed', purchase: { shown: { answers: { tradeIn: { offerId } } } } });

  await saveStep(anna, car, await ownPurchase(anna, car, null), { tradeIn: { kind: 'none' } });
  expect(await stale.send()).toEqual({
    kind: 'changed',
    text: 'Your answers have changed since this page was opened. Please check the figures, then pay. Nothing was charged.',
  });
  expect(await (await paying(anna, car)).send()).toMatchObject({
    kind: 'agreed',
    purchase: { shown: { answers: { tradeIn: { kind: 'none' } } } },
  });

  await saveStep(anna, car, await ownPurchase(anna, car, null), { tradeIn: stale.own.answers.tradeIn } as PurchaseAnswers);
  const shown = await paying(anna, car);
  await sql`update trade_in_offer set made_at = made_at - interval '9 days', until = until - interval '9 days',
    accepted_at = accepted_at - interval '9 days' where id = ${offerId}`.execute(shop.fleet.all);
  expect(await shown.send()).toEqual({
    kind: 'changed',
    text: 'Our offer for your 2020 Suzuki Swift has ended, so its price is to be agreed. Nothing was charged.',
  });
});

test('R3 a purchase that is no longer there is not paid as a plain deposit', async () => {
  const { car, anna } = await trading();
  const { send } = await paying(anna, car);
  await sql`delete from purchase where vehicle_id = ${car}`.execute(shop.fleet.all);
  expect(await send()).toEqual({
    kind: 'changed',
    text: 'We no longer have this purchase. Please start again. Nothing was charged.',
  });
});

test('R3 an offer that has ended is announced, and its car is to be agreed', async () => {
  const { car, anna, offerId } = await trading();
  await sql`update trade_in_offer set made_at = made_at - interval '9 days', until = until - interval '9 days',
    accepted_at = accepted_at - interval '9 days' where id = ${offerId}`.execute(shop.fleet.all);
  const { changes, answers, sum } = await figures(anna, car);
  expect(changes).toEqual(['Our offer for your 2020 Suzuki Swift has ended, so its price is to be agreed.']);
  expect(answers.tradeIn).toEqual({ kind: 'later', vehicle: '2020 Suzuki Swift' });
  expect(sum.tradeInCents).toBe(0);
});

test.each([null, 150])(
  'R3 a loan stays chosen while the vehicle’s price (%s) takes no deposit, so that whoever pays is told that nothing was charged',
  async (price) => {
    const { car, anna } = await trading();
    const finance = { kind: 'loan', amountCents: 1_000_000, years: 5 } as const;
    await saveStep(anna, car, await ownPurchase(anna, car, null), { finance });
    const vehicle = await findVehicle(anna, String(car));
    if (vehicle === null) throw new Error('The vehicle is gone.');
    const own = await ownPurchase(anna, car, null);
    expect(await purchaseFigures(anna, { ...vehicle, price }, own)).toMatchObject({ changes: [], answers: { finance } });
    // At a price it is dropped, since nobody lends here.
    expect((await purchaseFigures(anna, vehicle, own)).changes).toHaveLength(1);
  },
);

test('R3 nobody counts an offer of somebody else by naming its id', async () => {
  const { offerId } = await trading();
  const [car, eve] = [await shop.aCar(), await shop.visitor()];
  const tradeIn = { kind: 'offer', offerId, vehicle: '2020 Suzuki Swift', toldCents: 2_400_000 } as const;
  await saveStep(eve, car, NOBODY, { tradeIn });
  expect((await figures(eve, car)).sum.tradeInCents).toBe(0);
});

test('R3 a day that has passed, and a loan that nobody offers any more, are asked again', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  const answers: PurchaseAnswers = {
    delivery: { kind: 'pick-up', day: '2020-01-01' },
    finance: { kind: 'loan', amountCents: 1_000_000, years: 5 },
  };
  await saveStep(anna, car, NOBODY, answers);
  const { changes, answers: left } = await figures(anna, car);
  expect(changes).toEqual([
    'The day you chose is no longer available. Please choose another.',
    'The loan you chose is no longer available. Please choose how you’ll pay.',
  ]);
  expect(left).toEqual({});
});
