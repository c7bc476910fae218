import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockKey } from '#src/adapters/feeds/stock-signature.ts';
import { OwnImages } from '#src/adapters/images/own-images.ts';
import { SIGNATURE_PURPOSES, type SignaturePurpose, Signer } from '#src/adapters/keys/signer.ts';
import { erasedPath, readErased } from '#src/http/answer-my-data.ts';
import { readAlertKey } from '#src/rules/alerts/alert-keys.ts';
import { readImageAddress } from '#src/rules/images/image-address.ts';
import { webPayments } from '#src/server/payments.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { eraseShopper, exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { removalKey, undoRemoval } from '#src/use-cases/accounts/undo-removal.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import { isKeySigned, signConfirmKey, signStopKey } from '#src/use-cases/alerts/sign-alert-keys.ts';
import type { Context, Services } from '#src/use-cases/context.ts';
import { takeSentFile } from '#src/use-cases/feeds/take-sent-file.ts';
import { spinWheel } from '#src/use-cases/prizes/spin-wheel.ts';
import { returnLink, returnMark } from '#src/use-cases/purchase/return-link.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aBookingShop, type BookingShop } from './booking-shop.ts';
import { aPhone, aSignInHarness, DAY, type SignInHarness } from './sign-in-harness.ts';

let shop: BookingShop;
let here: SignInHarness;
beforeAll(async () => {
  shop = await aBookingShop();
  here = await aSignInHarness(shop.fleet);
});
afterAll(() => here.end());

const OLD = 'the key of the tests that is replaced by another';
const NEW = 'the key of the tests that is used from now on';
/** As a machine works before the key is replaced, while it is, and afterwards. */
const before = (context: Context) => withSigner(context, new Signer(OLD));
const during = (context: Context) => withSigner(context, new Signer(NEW, OLD));
const afterwards = (context: Context) => withSigner(context, new Signer(NEW));
const withSigner = (context: Context, signer: Signer, services: Partial<Services> = {}): Context => ({
  ...context,
  services: { ...context.services, ...services, signer },
});

/** A shopper's browser at the site; each time another one. */
let visitors = 0;
async function aVisitor(facts: { session?: string; limits?: { phoneHour?: number; addressHour?: number } } = {}) {
  visitors += 1;
  return here.at('ours', { ip: `198.51.100.${visitors}`, ...facts });
}

/** Does something with one key; what then finds it with another: true if it does. */
type Kept = (made: (context: Context) => Context) => Promise<(read: (context: Context) => Context) => Promise<boolean> | boolean>;

const ID = '0f7a2c1e-5b1d-4c7e-9a63-2f5d8f4c1b90';
const bytes = (text: string) => new TextEncoder().encode(text);
const signerOf = (context: Context) => context.services.signer;

/** A link or a page that carries its signature, for a thing that needs no shop around it. */
const signed =
  (purpose: SignaturePurpose): Kept =>
  async (made) => {
    const visitor = await aVisitor();
    const signature = signerOf(made(visitor)).sign(purpose, ID);
    return (read) => signerOf(read(visitor)).isSigned(purpose, ID, signature);
  };

const alertLink =
  (sign: (signer: Signer, alert: { siteId: number; alertId: string; shopperId: null; address: string }) => string): Kept =>
  async (made) => {
    const visitor = await aVisitor();
    const alert = { siteId: visitor.site.id, alertId: ID, shopperId: null, address: 'sam@shopper.example' };
    const key = readAlertKey(sign(signerOf(made(visitor)), alert));
    return (read) => key !== null && isKeySigned(signerOf(read(visitor)), key, alert);
  };

const DAYS = [16, 17, 18, 19, 20, 23, 24, 25, 26, 27].map((day) => `2099-11-${day}`);
/** Books the first time that is free; the lead's id. */
async function books(context: Context, person: Readonly<Record<string, string>>): Promise<string> {
  let free: string | undefined;
  for (const day of DAYS) free ??= (await shop.freeTimes(day))[0];
  if (free === undefined) throw new Error('No time is free.');
  const outcome = await shop.send(free, { idempotencyKey: randomUUID() }, person, context);
  if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome));
  return outcome.leadId;
}

const KEPT = {
  'alert-confirm': alertLink((signer, alert) => signConfirmKey(signer, alert, here.now())),
  'alert-stop': alertLink(signStopKey),
  booking: signed('booking'),
  code: async (made) => {
    const visitor = await aVisitor();
    const phone = aPhone();
    await requestCode(made(visitor), phone);
    return async (read) => (await verifyCode(read(visitor), phone, here.codeOf(phone))).kind === 'signedIn';
  },
  erased: async (made) => {
    const visitor = await aVisitor();
    const page = new URL(erasedPath(made(visitor), []), visitor.origin);
    return (read) => readErased(read(visitor), page.searchParams) !== null;
  },
  invoice: signed('invoice'),
  network: async (made) => {
    const visitor = await aVisitor({ limits: { addressHour: 1 } });
    await requestCode(made(visitor), aPhone());
    return async (read) => (await requestCode(read(visitor), aPhone())).kind === 'tooMany';
  },
  'payment-notice': async (made) => {
    const visitor = await aVisitor();
    const body = JSON.stringify({ id: 'n1', payment: { reference: 'test_1_x' } });
    const signature = signerOf(made(visitor)).sign('payment-notice', body);
    return (read) => {
      const { payments } = webPayments({ SITE_HOSTS: 'local' } as Settings, shop.fleet.app, signerOf(read(visitor)));
      return payments.readNotice(bytes(body), signature) !== null;
    };
  },
  person: async (made) => {
    const who = { phone: `0491 6${String(visitors).padStart(5, '0')}`, email: `${randomUUID()}@shopper.example` };
    for (let at = 0; at < shop.ours.site.switches.bookingsPerPerson; at += 1) await books(made(shop.ours), who);
    return async (read) => (await shop.booking(await books(read(shop.ours), who)))?.reason === 'wish';
  },
  phone: async (made) => {
    const visitor = await aVisitor({ limits: { phoneHour: 1 } });
    const phone = aPhone();
    await requestCode(made(visitor), phone);
    return async (read) => (await requestCode(read(visitor), phone)).kind === 'tooMany';
  },
  picture: async (made) => {
    const visitor = await aVisitor();
    const address = new OwnImages(signerOf(made(visitor)), null).address('/images/cube-a/side');
    const order = readImageAddress(new URL(address, visitor.origin), '');
    return (read) => order !== null && new OwnImages(signerOf(read(visitor)), null).isSigned(order);
  },
  purchase: signed('purchase'),
  'purchase-return': async (made) => {
    const visitor = await aVisitor();
    const sender = visitor.sender === null ? null : { ...visitor.sender, visitor: 'a browser' };
    const mark = returnMark(made(visitor), ID, 'a browser');
    return (read) => returnLink({ ...read(visitor), sender }, ID, mark) !== null;
  },
  recipient: async (made) => {
    const email = `${randomUUID()}@shopper.example`;
    const once = { recipientHour: 1, recipientDay: 1, siteHour: 1000, senders: shop.ours.services.confirmations.senders };
    const send = (context: Context) => books(withSigner(context, signerOf(context), { confirmations: once }), { email });
    await send(made(shop.ours));
    return async (read) => {
      const deliveries = await shop.inbox.deliveriesOf(await send(read(shop.ours)));
      return deliveries.some(({ suppressedBecause }) => suppressedBecause === 'recipient-limit');
    };
  },
  reservation: signed('reservation'),
  session: async (made) => {
    const visitor = await aVisitor();
    const { token } = await here.signIn(made(visitor), aPhone());
    const signedIn = await aVisitor({ session: token });
    return async (read) => (await readSession(read(signedIn))) !== null;
  },
  'stock-key': async (made) => {
    const visitor = await aVisitor();
    const feed = { id: 1, dealership: 'shared-motors', name: 'hook', keyNumber: 1 };
    const [id, at] = ['m1', new Date()];
    const signature = new Webhook(stockKey(signerOf(made(visitor)), feed)).sign(id, at, '').replace('v1,', '');
    const message = { id, timestamp: String(Math.floor(at.getTime() / 1000)), signatures: [Buffer.from(signature, 'base64')] };
    // An empty file is refused only once its signature was found right.
    return async (read) => (await takeSentFile(read(visitor), { feed, message, body: bytes('') })).kind === 'empty';
  },
  watched: async (made) => {
    const visitor = await aVisitor();
    const { shopper } = await here.signIn(visitor, aPhone());
    await shop.fleet.stock('shared-motors', [aVehicle({ stocknum: 'WATCHED' })]);
    const cars = shop.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', 'WATCHED');
    const { id: vehicleId } = await cars.executeTakeFirstOrThrow();
    const removed = { vehicleId, savedAt: 1, alerts: true, savedPrice: 1, savedWeeklyPrice: null };
    const key = removalKey(made(visitor), shopper, removed);
    return (read) => undoRemoval(read(visitor), shopper, vehicleId, key);
  },
} satisfies Record<Exclude<SignaturePurpose, 'visitor'>, Kept>;

// What a browser without a cookie is known by comes from the key of its form; it gets a cookie with the answer, and no signature is looked for.
const kinds = SIGNATURE_PURPOSES.filter((purpose) => purpose !== 'visitor');

test.each(kinds)(
  'H10 what was signed or counted with the previous key (%s) holds while it stands beside the current one',
  async (kind) => {
    const read = await KEPT[kind](before);
    expect(await read(during)).toBe(true);
  },
);

test.each(kinds)('H10 what was signed or counted with a key that is set no more (%s) does not hold', async (kind) => {
  const read = await KEPT[kind](before);
  expect(await read(afterwards)).toBe(false);
});

test.each(kinds)(
  'H10 what is signed or counted while a key is replaced (%s) holds once the previous one is gone',
  async (kind) => {
    const read = await KEPT[kind](during);
    expect(await read(afterwards)).toBe(true);
  },
);

test('H10 a session that is used while a key is replaced outlives the previous key', async () => {
  const { token } = await here.signIn(before(await aVisitor()), aPhone());
  const signedIn = await aVisitor({ session: token });
  const session = await readSession(during(signedIn));
  expect(session).not.toBeNull();
  expect((await readSession(afterwards(signedIn)))?.sessionId).toBe(session?.sessionId);
});

test('H10 a wrong code is wrong under both keys, and is counted as one try', async () => {
  const visitor = await aVisitor();
  const phone = aPhone();
  await requestCode(before(visitor), phone);
  const wrong = String((Number(here.codeOf(phone)) + 1) % 1_000_000).padStart(6, '0');
  const [first, second] = [await verifyCode(during(visitor), phone, wrong), await verifyCode(during(visitor), phone, wrong)];
  expect([first, second]).toMatchObject([
    { kind: 'wrong', triesLeft: 4 },
    { kind: 'wrong', triesLeft: 3 },
  ]);
});

test('A10 whoever has spun a wheel before a key was replaced and erased their data does not spin it again', async () => {
  const visitor = await aVisitor();
  const phone = aPhone();
  const parts = [{ name: 'A wash', chance: 1, isPrize: true, validDays: null }];
  const [from, until] = [new Date(here.now() - DAY).toISOString(), new Date(here.now() + 30 * DAY).toISOString()];
  const prizeWheel = { slug: 'once', title: '', text: '', from, until, runBy: '', permit: '', conditions: [], parts };
  const withWheel = (context: Context): Context => ({ ...context, site: { ...context.site, prizeWheel } });
  const { shopper } = await here.signIn(before(visitor), phone);
  expect(await spinWheel(withWheel(before(visitor)), shopper)).toMatchObject({ kind: 'drawn', isNew: true });
  await eraseShopper(personalStorage(during(visitor)), shopper);
  const again = await here.signIn(during(visitor), phone);
  expect(await spinWheel(withWheel(during(visitor)), again.shopper)).toMatchObject({ kind: 'drawn', isNew: false });
});

test('A12 what was stored under the previous key is exported and erased', async () => {
  const visitor = await aVisitor();
  const { shopper } = await here.signIn(before(visitor), aPhone());
  const storage = personalStorage(during(visitor));
  const { account } = JSON.parse(await exportShopper(storage, shopper)) as { account: { codes: unknown[]; sign_ins: unknown[] } };
  expect([account.codes.length, account.sign_ins.length]).toEqual([1, 1]);
  const subjects = [OLD, NEW].map((key) => new Signer(key).sign('phone', shopper.phone));
  await eraseShopper(storage, shopper);
  const { rows } = await sql`select from sign_in_code where subject = any (${subjects})
    union all select from sign_in_event where subject = any (${subjects})`.execute(shop.fleet.all);
  expect(rows).toEqual([]);
});
