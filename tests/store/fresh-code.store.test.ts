import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSignIn } from '#src/http/answer-sign-in.ts';
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

test('A12 a session that was left open cannot take the account to another number: a code on the present one comes first', async () => {
  const [before, after] = [aPhone(), aPhone()];
  const { token } = await here.signIn(await here.at('harbour'), before);
  const send = async (form: Record<string, string>) => {
    const request = new Request('https://harbour.example/sign-in?type=change-mobile', {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const answer = await answerSignIn(await here.at('harbour', { session: token }), request, (error) => {
      throw error;
    });
    return answer.kind;
  };
  here.pass(11 * MINUTE);
  expect(await send({ step: 'phone', phone: after })).toBe('unproved');
  expect(here.texts.filter(({ to }) => to === after)).toEqual([]);
  const { token: fresh } = await here.signIn(await here.at('harbour'), before);
  expect(fresh).not.toBe(token);
  expect(await send({ step: 'code', phone: after, code: '123456' })).toBe('unproved');
});
