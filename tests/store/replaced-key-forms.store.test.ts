import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Signer } from '#src/adapters/keys/signer.ts';
import type { SentLead } from '#src/rules/leads/sent-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { recordLead } from '#src/use-cases/leads/record-lead.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

const OLD = 'the key of the tests that is replaced by another';
const NEW = 'the key of the tests that is used from now on';
const signedBy = (context: Context, signer: Signer): Context => ({ ...context, services: { ...context.services, signer } });
const before = (context: Context) => signedBy(context, new Signer(OLD));
/** After the restart: with the previous key beside the new one, or without it since somebody knows it. */
const AFTER = [
  ['beside', (context: Context) => signedBy(context, new Signer(NEW, OLD))],
  ['instead of', (context: Context) => signedBy(context, new Signer(NEW))],
] as const;

/** Sends a form of so many steps, as a browser without our cookie does unless a token says otherwise. */
function send(context: Context, steps: number, sent: Partial<SentLead>) {
  const form = {
    category: 'Service',
    subcategory: null,
    steps: Array.from({ length: steps }, () => ({ fields: [{ name: 'name' }] })),
  };
  const person = { ...A_PERSON, email: `${sent.idempotencyKey}@shopper.example` };
  return recordLead(context, aSentLead({ form: 'service', raw: person, ...sent }), { form, values: person, optInLabel: '' });
}

test.each(AFTER)(
  'H10 a form whose answer was lost with the restart, with a new key %s the old, is one lead',
  async (_, after) => {
    const [visitor, sent] = [await shop.visitor({ token: null }), { visitor: null, idempotencyKey: randomUUID() }];
    const first = await send(before(visitor), 1, sent);
    expect(first).toMatchObject({ kind: 'accepted', isReplay: false });
    expect(await send(after(visitor), 1, sent)).toMatchObject({
      kind: 'accepted',
      isReplay: true,
      leadId: 'leadId' in first && first.leadId,
    });
  },
);

test.each(AFTER)('H10 a form of several steps goes on after the restart, with a new key %s the old', async (_, after) => {
  const visitor = await shop.visitor();
  const begun = await send(before(visitor), 2, { visitor: null, idempotencyKey: randomUUID() });
  if (begun.kind !== 'accepted') throw new Error(begun.kind);
  const { leadId, visitor: token } = begun;
  const next = { leadId, visitor: token, step: 1, idempotencyKey: randomUUID() };
  expect(await send(after(visitor), 2, next)).toMatchObject({ kind: 'accepted', leadId, isComplete: true });
});

test.each(AFTER)('H10 its first step, sent again after the restart, begins anew, with a new key %s the old', async (_, after) => {
  const [visitor, sent] = [await shop.visitor({ token: null }), { visitor: null, idempotencyKey: randomUUID() }];
  expect(await send(before(visitor), 2, sent)).toMatchObject({ kind: 'accepted' });
  expect(await send(after(visitor), 2, sent)).toMatchObject({ kind: 'conflict', status: 422 });
  expect(await send(after(visitor), 2, { ...sent, idempotencyKey: randomUUID() })).toMatchObject({ kind: 'accepted' });
});

test.each(AFTER)(
  'H10 a vehicle is held once: a form that is sent again finds it taken, with a new key %s the old',
  async (_, after) => {
    const [car, visitor, idempotencyKey] = [await shop.aCar(), await shop.visitor({ token: null }), randomUUID()];
    expect((await shop.hold(before(visitor), car, { idempotencyKey })).kind).toBe('held');
    expect((await shop.hold(before(visitor), car, { idempotencyKey })).kind).toBe('held');
    expect((await shop.hold(after(visitor), car, { idempotencyKey })).kind).toBe('taken');
  },
);
