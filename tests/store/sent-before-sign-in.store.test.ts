import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeGarage } from '#src/use-cases/accounts/change-garage.ts';
import { changePhone, requestPhoneChange } from '#src/use-cases/accounts/change-phone.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import type { Context } from '#src/use-cases/context.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { garageView } from '#src/views/accounts/garage-view.ts';
import { A_PERSON, aSentLead } from '#tests/factories/a-sent-lead.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
beforeAll(async () => {
  here = await aSignInHarness();
});
afterAll(() => here.end());

/** A browser, with somebody signed in on it or nobody. */
async function browser(visitor: string, session: string | null = null): Promise<Context> {
  const { sender, ...context } = await here.at('harbour');
  return { ...context, sender: sender === null ? null : { ...sender, visitor, session } };
}

/** Sends an enquiry while nobody is signed in. */
async function send(context: Context, phone: string, message: string): Promise<void> {
  const raw = { ...A_PERSON, phone: `0${phone.slice(3)}`, message };
  const outcome = await submitLead(context, aSentLead({ form: 'enquiry', raw, idempotencyKey: message }));
  expect(outcome).toMatchObject({ kind: 'accepted', isComplete: true });
}

/** What a shopper's own page lists of what they sent and asks whether it was them, and which of the messages are in their file. */
async function held(context: Context, shopper: SignedIn, messages: readonly string[]) {
  const { enquiries, begunHere } = await garageView(context, shopper);
  const file = await exportShopper(personalStorage(context), shopper);
  return { listed: enquiries.length, asked: begunHere, downloaded: messages.filter((message) => file.includes(message)) };
}

test('A10, A12 what was sent before signing in with the number that is then proved is listed, on any browser, and downloaded', async () => {
  const phone = aPhone();
  await send(await browser('sends-first'), phone, 'Is it still there?');
  const { token, shopper } = await here.signIn(await browser('sends-first'), phone);
  for (const visitor of ['sends-first', 'another'])
    expect(await held(await browser(visitor, token), shopper, ['Is it still there?'])).toEqual({
      listed: 1,
      asked: null,
      downloaded: ['Is it still there?'],
    });
});

test('A10, A12 what was sent with another number on the same browser is not shown, offered or downloaded until that number is proved', async () => {
  const [own, other] = [aPhone(), aPhone()];
  await send(await browser('two-numbers'), other, 'Sent with the other number');
  const { token, shopper } = await here.signIn(await browser('two-numbers'), own);
  const context = await browser('two-numbers', token);
  const messages = ['Sent with the other number'];
  const nothing = { listed: 0, asked: null, downloaded: [] };
  expect(await held(context, shopper, messages)).toEqual(nothing);
  await changeGarage(context, shopper, { action: 'claim-begun' });
  expect(await held(context, shopper, messages)).toEqual(nothing);
  expect(await requestPhoneChange(context, shopper, other)).toMatchObject({ kind: 'sent' });
  expect(await changePhone(context, shopper, other, here.codeOf(other))).toEqual({ kind: 'changed' });
  const now = { ...shopper, phone: other };
  expect(await held(context, now, messages)).toEqual({ listed: 1, asked: null, downloaded: messages });
});
