import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LATE_MS, testProvider } from '#src/adapters/payments/test-provider.ts';
import { heldSwitches, type PaymentMode, paymentMode } from '#src/rules/payments/platform-payments.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { testPaymentRecords } from '#src/store/payments/test-payments.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';

let fleet: Fleet;
let web: Database;
let siteId: number;
let now = Date.UTC(2026, 10, 16);
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'harbour' })]);
  web = connect(fleet.database.app);
  siteId = (await fleet.context('harbour')).site.id;
});
afterAll(async () => {
  await web.destroy();
  await fleet.end();
});

/** The provider as a process has it that was started just now. */
const provider = (db = web) => testProvider({ records: testPaymentRecords(db), now: () => now, isSigned: () => false });
const start = (facts: { readonly id?: string; readonly amountCents?: number } = {}) =>
  provider().start({ id: randomUUID(), siteId, amountCents: 20_000, description: '', email: '', ...facts }, null);
const outcome = async (reference: string) => (await provider().find(reference, null))?.outcome;

test('R4 a test payment is known to every process, and after a restart', async () => {
  const id = randomUUID();
  const { reference } = await start({ id });
  expect(await provider().find(reference, null)).toMatchObject({ id, outcome: 'started', amountCents: 20_000, currency: 'aud' });
});
test('R4 starting it twice starts it once', async () => {
  const id = randomUUID();
  const [first, second] = await Promise.all([start({ id }), start({ id })]);
  expect(second).toEqual(first);
});
test.each([
  ['succeeds', 'succeeded'],
  ['declined', 'failed'],
  ['asks', 'waiting'],
  ['late', 'waiting'],
] as const)('R4 a card that %s leaves the payment %s', async (answer, expected) => {
  const { reference } = await start();
  await provider().pay(reference, { answer, lastFour: '4242' });
  expect(await provider().find(reference, null)).toMatchObject({ outcome: expected, card: 'Visa ending 4242' });
});
test('R4 another card may be tried after a bank’s no', async () => {
  const { reference } = await start();
  await provider().pay(reference, { answer: 'declined', lastFour: '0002' });
  await provider().pay(reference, { answer: 'succeeds', lastFour: '4242' });
  expect(await provider().find(reference, null)).toMatchObject({ outcome: 'succeeded', card: 'Visa ending 4242' });
});
test('R4 a bank that answers late has answered after a while', async () => {
  const { reference } = await start();
  await provider().pay(reference, { answer: 'late', lastFour: '9995' });
  now += LATE_MS;
  expect(await outcome(reference)).toBe('succeeded');
});
test.each([
  [true, 'succeeded'],
  [false, 'failed'],
] as const)('R4 with 3-D Secure the shopper’s answer (%s) is the bank’s', async (isApproved, expected) => {
  const { reference } = await start();
  await provider().pay(reference, { answer: 'asks', lastFour: '3155' });
  await provider().answerBank(reference, isApproved);
  await provider().answerBank(reference, !isApproved);
  expect(await outcome(reference)).toBe(expected);
});
test('R2 a payment that was given up cannot be paid', async () => {
  const { reference } = await start();
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome: 'given-up' });
  await provider().pay(reference, { answer: 'succeeds', lastFour: '4242' });
  expect(await outcome(reference)).toBe('given-up');
});
test('R2 one that has succeeded is not given up, and is given back in full', async () => {
  const { reference } = await start();
  await provider().pay(reference, { answer: 'succeeds', lastFour: '4242' });
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome: 'succeeded' });
  for (const _ of [1, 2]) expect(await provider().refund({ id: randomUUID(), reference }, null)).toBe('done');
  expect(await provider().find(reference, null)).toMatchObject({ refundedCents: 20_000 });
});
test('R2 nothing is given back of what was not paid', async () => {
  const { reference } = await start();
  expect(await provider().refund({ id: randomUUID(), reference }, null)).toBe('refused');
});
test.each(['', 'pi_123', 'test_1_x', `test_999999_${randomUUID()}`])('R4 %j is no test payment', async (reference) => {
  expect(await provider().find(reference, null)).toBeNull();
  expect(await provider().pay(reference, { answer: 'succeeds', lastFour: '4242' })).toBeNull();
});
test('R2 the worker finds all of them, oldest first', async () => {
  now += 60_000;
  const since = now;
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids) {
    now += 1_000;
    await start({ id });
  }
  const found = await Array.fromAsync(provider(fleet.all).startedSince(since, null), ({ id }) => id);
  expect(found).toEqual(ids);
});

test('R4 where shoppers come and no keys are set, no site sells, whatever its file and its dealership say', async () => {
  const on = { reserveEnabled: true, onlinePayments: true, purchaseJourney: true };
  await fleet.apply([aSiteFile({ slug: 'harbour', switches: on })]);
  const switchesOf = async (mode: PaymentMode) => (await fleet.showrooms({ held: heldSwitches(mode) }).of(siteId))?.site.switches;
  expect(await switchesOf(paymentMode('domains', false))).toMatchObject({ reserveEnabled: false, onlinePayments: false });
  expect(await switchesOf(paymentMode('domains', true))).toMatchObject(on);
  expect(await switchesOf(paymentMode('local', false))).toMatchObject(on);
});
