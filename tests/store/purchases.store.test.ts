import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePastPurchases } from '#src/store/purchases/purchase-mails.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { askLink } from '#src/use-cases/purchase/ask-link.ts';
import { ownPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { sendPurchaseMails } from '#src/use-cases/purchase/send-purchase-mails.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

const DETAILS = { contact: { name: 'Anna' }, state: 'qld', buyer: 'me', abn: null } as const;
const NOBODY = { id: null, answers: {}, former: {}, owner: null };

async function begun() {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  const saved = await saveStep(anna, car, NOBODY, { details: DETAILS });
  return { car, anna, id: saved?.id ?? '' };
}

test('R3 answers of two tabs that are sent at once are both kept, in one purchase', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  await Promise.all([
    saveStep(anna, car, NOBODY, { details: DETAILS }),
    saveStep(anna, car, NOBODY, { tradeIn: { kind: 'none' } }),
    saveStep(anna, car, NOBODY, { finance: { kind: 'transfer' } }),
  ]);
  const { answers } = await ownPurchase(anna, car, null);
  expect(answers).toEqual({ details: DETAILS, tradeIn: { kind: 'none' }, finance: { kind: 'transfer' } });
  const { rows } = await sql`select 1 from purchase where vehicle_id = ${car}`.execute(shop.fleet.all);
  expect(rows).toHaveLength(1);
});

test('R3 nobody else finds it: not another visitor, not the other site, and not by its id with a wrong key', async () => {
  const { car, anna, id } = await begun();
  expect((await ownPurchase(anna, car, null)).id).toBe(id);
  const other = await shop.visitor();
  expect(await ownPurchase(other, car, null)).toEqual(NOBODY);
  expect(await ownPurchase(other, car, { id, key: 'x'.repeat(22) })).toEqual(NOBODY);
  const key = other.services.signer.sign('purchase', id);
  expect((await ownPurchase(other, car, { id, key })).id).toBe(id);
  expect(await ownPurchase(await shop.visitor({ site: 'partner' }), car, { id, key })).toEqual(NOBODY);
});

test('R3, H9 the email with the link names the vehicle and nothing that was typed, and an address gets only so many', async () => {
  const { anna, id } = await begun();
  expect(await askLink(anna, id, 'not an address')).toMatchObject({ kind: 'invalid' });
  expect(await askLink(anna, id, 'Anna.Link@shopper.example')).toEqual({ kind: 'asked' });
  await sendPurchaseMails(shop.means);
  const mail = shop.mails.at(-1);
  expect(mail).toMatchObject({ to: 'anna.link@shopper.example' });
  expect(mail?.text).toContain(`/checkout-journey?car_id=`);
  expect(mail?.text).toContain(`id=${id}&key=${shop.means.signer.sign('purchase', id)}`);
  expect(mail?.text).not.toContain('Anna');
  const { confirmations } = anna.services;
  const strict = { ...anna, services: { ...anna.services, confirmations: { ...confirmations, recipientHour: 2 } } };
  expect(await askLink(strict, id, 'anna.link@shopper.example')).toEqual({ kind: 'asked' });
  expect(await askLink(strict, id, 'anna.link@shopper.example')).toMatchObject({ kind: 'tooMany' });
});

test('R3 a purchase can be gone on with for 14 days after its last answer; then it is deleted with its emails', async () => {
  const { car, anna, id } = await begun();
  await askLink(anna, id, 'late@shopper.example');
  const age = (days: number) =>
    sql`update purchase set changed_at = clock_timestamp() - make_interval(days => ${days}) where id = ${id}`.execute(
      shop.fleet.all,
    );
  await age(13);
  await removePastPurchases(shop.fleet.all);
  expect((await ownPurchase(anna, car, null)).id).toBe(id);
  await age(15);
  expect((await ownPurchase(anna, car, null)).id).toBeNull();
  expect(await removePastPurchases(shop.fleet.all)).toBe(1);
  const { rows } = await sql`select 1 from purchase_mail where purchase_id = ${id}`.execute(shop.fleet.all);
  expect(rows).toEqual([]);
});

test('R3 whoever pays on the plain checkout has agreed to no purchase, though one was begun before; on its own page they have', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  const id = await shop.held(anna, car);
  const stored = () =>
    shop.fleet.all.selectFrom('reservation').select(['shown', 'lead']).where('id', '=', id).executeTakeFirstOrThrow();
  const purchase = { shown: { terms: ['Nothing is signed.'] }, fields: { purchase: 'Online Purchase' } };
  expect((await shop.hold(anna, car, { purchase })).kind).toBe('yours');
  const bought = await stored();
  expect(bought.shown).toMatchObject({ purchase: { terms: ['Nothing is signed.'] } });
  expect(bought.lead.fields).toMatchObject({ name: 'Anna', purchase: 'Online Purchase' });
  expect((await shop.hold(anna, car)).kind).toBe('yours');
  const plain = await stored();
  expect(plain.shown).not.toHaveProperty('purchase');
  expect(plain.lead.fields).toMatchObject({ name: 'Anna', stock_number: expect.any(String) });
  expect(plain.lead.fields).not.toHaveProperty('purchase');
});

test('R3 the page on which the terms were shown is on record and in the dealer’s lead, also where the browser does not say which it was', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  if (anna.sender === null) throw new Error('Nobody sent it.');
  const silent = { ...anna, sender: { ...anna.sender, page: '/' } };
  const id = await shop.held(silent, car);
  const pages = async () => {
    const { shown, lead, vehicle } = await shop.fleet.all
      .selectFrom('reservation')
      .select(['shown', 'lead', 'vehicle'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lead.fields.page_id).toBe(shown.page);
    return String(shown.page).replace(vehicle.slug, '{slug}');
  };
  expect(await pages()).toBe('/cars/{slug}/checkout');
  await shop.hold(silent, car, { purchase: { shown: { terms: [] }, fields: {} } });
  expect(await pages()).toBe('/checkout-journey?car_id={slug}&step=pay');
});

test('R3 while a bank is asked about a purchase, a checkout that is only opened and typed into changes nothing of it', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  const id = await shop.held(anna, car);
  const purchase = { shown: { terms: ['Nothing is signed.'] }, fields: { purchase: 'Online Purchase' } };
  await shop.hold(anna, car, { purchase });
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'waiting');
  await settlePayment(anna, paymentId);
  await shop.hold(anna, car, { needs: 'reach' });
  const { shown } = await shop.fleet.all
    .selectFrom('reservation')
    .select(['shown'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(shown).toMatchObject({ purchase: { terms: ['Nothing is signed.'] } });
});

test('R3 an answer that was taken back before paying is not in the dealer’s lead', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  const agreed = (fields: Record<string, string>) => ({ purchase: { shown: { terms: [] }, fields } });
  const first = { purchase: 'Online Purchase', purchase_abn: '51 824 753 556', purchase_trade_in: '2014 Mazda 3' };
  await shop.hold(anna, car, agreed(first));
  await shop.hold(anna, car, agreed({ purchase: 'Online Purchase', purchase_finance: 'A loan from their own bank' }));
  const { lead } = await shop.fleet.all
    .selectFrom('reservation')
    .select(['lead'])
    .where('vehicleId', '=', car)
    .executeTakeFirstOrThrow();
  expect(lead.fields).toMatchObject({ name: 'Anna', purchase_finance: 'A loan from their own bank' });
  expect(Object.keys(lead.fields)).not.toEqual(expect.arrayContaining(['purchase_abn']));
  expect(Object.keys(lead.fields)).not.toEqual(expect.arrayContaining(['purchase_trade_in']));
});
