import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { endAllSessions, endSession, listSessions } from '#src/use-cases/accounts/sessions.ts';
import { readDetails, saveDetails } from '#src/use-cases/accounts/shopper-details.ts';
import type { Context } from '#src/use-cases/context.ts';
import { runCommands } from './run-commands.ts';
import { aPhone, aSignInHarness, DAY, HOUR, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  here = await aSignInHarness();
  harbour = await here.at('harbour');
});
afterAll(() => here.end());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const whoHas = async (session: string | null, slug = 'harbour') => readSession(await here.at(slug, { session }));

test('A8 a signed-in shopper is known by the token, and nobody is without one', async () => {
  const phone = aPhone();
  const { token, shopper } = await here.signIn(harbour, phone);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await whoHas(token)).toEqual({ ...shopper, isRenewed: false });
  expect(shopper.phone).toBe(phone);
  expect(await whoHas(null)).toBeNull();
  expect(await whoHas('x'.repeat(43))).toBeNull();
  expect(await readSession({ ...harbour, sender: null })).toBeNull();
});

test('A8 the same number is the same shopper each time, on another site another one', async () => {
  const phone = aPhone();
  const first = await here.signIn(harbour, phone);
  const again = await here.signIn(harbour, phone);
  const elsewhere = await here.signIn(await here.at('summit'), phone);
  expect(again.shopper.shopperId).toBe(first.shopper.shopperId);
  expect(elsewhere.shopper.shopperId).not.toBe(first.shopper.shopperId);
});

test('A8 a session of one site is nobody’s on another', async () => {
  const { token } = await here.signIn(harbour, aPhone());
  expect(await whoHas(token, 'summit')).toBeNull();
  expect(await whoHas(token)).not.toBeNull();
});

test('A1 each sign-in has a new token, and ends the session that the browser had', async () => {
  const phone = aPhone();
  const before = await here.signIn(harbour, phone);
  const after = await here.signIn(await here.at('harbour', { session: before.token }), phone);
  expect(after.token).not.toBe(before.token);
  expect(await whoHas(before.token)).toBeNull();
  expect(await whoHas(after.token)).not.toBeNull();
});

test('A1 a session lasts 30 days from when it was last used, and is extended once a day', async () => {
  const { token } = await here.signIn(harbour, aPhone());
  here.pass(24 * HOUR);
  expect(await whoHas(token)).toMatchObject({ isRenewed: false });
  here.pass(1);
  expect(await whoHas(token)).toMatchObject({ isRenewed: true });
  expect(await whoHas(token)).toMatchObject({ isRenewed: false });
  here.pass(30 * DAY - 1);
  expect(await whoHas(token)).toMatchObject({ isRenewed: true });
  here.pass(30 * DAY);
  expect(await whoHas(token)).toBeNull();
});

test('A1 a session that is used every week ends a year after its sign-in', async () => {
  const { token } = await here.signIn(harbour, aPhone());
  for (let week = 0; week < 52; week += 1) {
    here.pass(7 * DAY);
    expect(await whoHas(token)).toMatchObject({ isRenewed: true });
  }
  here.pass(DAY - 1);
  expect(await whoHas(token)).not.toBeNull();
  here.pass(1);
  expect(await whoHas(token)).toBeNull();
});

test('A12 a shopper sees where they are signed in, and ends one session or all', async () => {
  const phone = aPhone();
  const computer = await here.signIn(harbour, phone);
  here.pass(HOUR);
  const mobile = await here.signIn(await here.at('harbour', { userAgent: IPHONE }), phone);
  expect(await listSessions(harbour, mobile.shopper)).toEqual([
    { id: mobile.shopper.sessionId, device: 'Safari on iPhone', lastUsedAt: here.now(), isThis: true },
    { id: computer.shopper.sessionId, device: 'Unknown device', lastUsedAt: here.now() - HOUR, isThis: false },
  ]);
  expect(await endSession(harbour, mobile.shopper, computer.shopper.sessionId)).toBe(true);
  expect(await whoHas(computer.token)).toBeNull();
  expect(await whoHas(mobile.token)).not.toBeNull();
  await here.signIn(harbour, phone);
  expect(await endAllSessions(harbour, mobile.shopper)).toBe(2);
  expect(await whoHas(mobile.token)).toBeNull();
  expect(await listSessions(harbour, mobile.shopper)).toEqual([]);
});

test('A12 nobody ends another’s session, or one of another site', async () => {
  const [mine, theirs] = [await here.signIn(harbour, aPhone()), await here.signIn(harbour, aPhone())];
  for (const id of [theirs.shopper.sessionId, 'nonsense', '']) expect(await endSession(harbour, mine.shopper, id)).toBe(false);
  const summit = await here.at('summit');
  expect(await endSession(summit, theirs.shopper, theirs.shopper.sessionId)).toBe(false);
  expect(await endAllSessions(summit, theirs.shopper)).toBe(0);
  expect(await listSessions(summit, theirs.shopper)).toEqual([]);
  expect(await whoHas(theirs.token)).not.toBeNull();
});

test('A1 a shopper is signed in on twenty devices; for one more the one used longest ago is signed out', async () => {
  const phone = aPhone();
  const tokens: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    tokens.push((await here.signIn(harbour, phone)).token);
    here.pass(HOUR);
  }
  here.pass(DAY);
  expect(await whoHas(tokens[0] ?? null)).not.toBeNull();
  const { token, shopper } = await here.signIn(harbour, phone);
  expect(await whoHas(tokens[1] ?? null)).toBeNull();
  for (const known of [tokens[0], tokens[2], token]) expect(await whoHas(known ?? null)).not.toBeNull();
  expect(await listSessions(harbour, shopper)).toHaveLength(20);
});

test('A12 details are checked as forms check them, stored for one shopper of one site, and read back', async () => {
  const [mine, theirs] = [await here.signIn(harbour, aPhone()), await here.signIn(harbour, aPhone())];
  const none = { firstName: '', lastName: '', email: '', postcode: '' };
  expect(await readDetails(harbour, mine.shopper)).toEqual(none);
  const details = { firstName: ' Sam\u0000 ', lastName: 'Lee', email: 'sam@shopper.example', postcode: '4000' };
  const clean = { ...details, firstName: 'Sam' };
  expect(await saveDetails(harbour, mine.shopper, details)).toEqual({ kind: 'saved', details: clean });
  expect(await readDetails(harbour, mine.shopper)).toEqual(clean);
  expect(await saveDetails(harbour, mine.shopper, { ...details, email: 'sam', postcode: '40' })).toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'email' }, { field: 'postcode' }],
  });
  expect(await readDetails(harbour, mine.shopper)).toEqual(clean);
  expect(await readDetails(harbour, theirs.shopper)).toEqual(none);
  expect(await readDetails(await here.at('summit'), mine.shopper)).toEqual(none);
});

test('A1 whoever runs the platform signs a shopper out on every device of one site', { timeout: 60_000 }, async () => {
  const phone = aPhone();
  const summit = await here.at('summit');
  const [computer, mobile, elsewhere] = [
    await here.signIn(harbour, phone),
    await here.signIn(harbour, phone),
    await here.signIn(summit, phone),
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sign-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const signOut = ['shoppers', 'sign-out', phone, '--site', 'harbour'];
  expect(await runCommands(here.fleet.database, folder, [signOut, signOut])).toEqual([
    { code: 0, output: 'The shopper has been signed out on 2 devices.\n' },
    { code: 0, output: 'The shopper was not signed in anywhere.\n' },
  ]);
  expect(await whoHas(computer.token)).toBeNull();
  expect(await whoHas(mobile.token)).toBeNull();
  expect(await whoHas(elsewhere.token, 'summit')).not.toBeNull();
});
