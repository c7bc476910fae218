import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasFreshCode } from '#src/use-cases/accounts/has-fresh-code.ts';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { aPhone, aSignInHarness, DAY, MINUTE, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
beforeAll(async () => {
  here = await aSignInHarness();
});
afterAll(() => here.end());

test('A12 a code counts for ten minutes after it was entered, however long the session lasts and however it is used', async () => {
  const harbour = await here.at('harbour');
  const { shopper, token } = await here.signIn(harbour, aPhone());
  here.pass(10 * MINUTE - 1);
  expect(await hasFreshCode(harbour, shopper)).toBe(true);
  here.pass(1);
  expect(await hasFreshCode(harbour, shopper)).toBe(false);
  here.pass(2 * DAY);
  expect(await readSession(await here.at('harbour', { session: token }))).toMatchObject({ isRenewed: true });
  expect(await hasFreshCode(harbour, shopper)).toBe(false);
});

test('A12 a code entered on one device does not count on another, for somebody else, or on another site', async () => {
  const harbour = await here.at('harbour');
  const phone = aPhone();
  const { shopper: first } = await here.signIn(harbour, phone);
  here.pass(11 * MINUTE);
  const { shopper: second } = await here.signIn(harbour, phone);
  const { shopper: stranger } = await here.signIn(harbour, aPhone());
  expect([await hasFreshCode(harbour, first), await hasFreshCode(harbour, second)]).toEqual([false, true]);
  expect(await hasFreshCode(harbour, { ...stranger, sessionId: second.sessionId })).toBe(false);
  expect(await hasFreshCode(await here.at('summit'), second)).toBe(false);
});
