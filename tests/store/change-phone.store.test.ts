import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { changePhone, requestPhoneChange } from '#src/use-cases/accounts/change-phone.ts';
import { readSession, type SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import { chooseContact } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { enquiryRows } from '#src/views/accounts/enquiry-rows.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aPhone, aSignInHarness, MINUTE, otherThan, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  here = await aSignInHarness();
  harbour = await here.at('harbour');
});
afterAll(() => here.end());

const isIn = async (token: string) => readSession(await here.at('harbour', { session: token }));
/** Changes a shopper's number with the code that was texted to the new one. */
async function change(shopper: SignedIn, phone: string) {
  expect(await requestPhoneChange(harbour, shopper, phone)).toMatchObject({ kind: 'sent' });
  return changePhone(harbour, shopper, phone, here.codeOf(phone));
}
const sentWith = (phone: string) => takenLead(harbour.store, { fields: { name: 'Sam', phone, message: 'Hello' } });
const idsOf = async (shopper: SignedIn) => (await enquiryRows(harbour, shopper)).map(({ id }) => id);

test('A10 a code on the new number changes it: the same shopper signs in with it, and their other sessions end', async () => {
  const [before, after] = [aPhone(), aPhone()];
  const [here1, elsewhere] = [await here.signIn(harbour, before), await here.signIn(harbour, before)];
  expect(await change(here1.shopper, after)).toEqual({ kind: 'changed' });
  expect(await isIn(here1.token)).toMatchObject({ shopperId: here1.shopper.shopperId, phone: after });
  expect(await isIn(elsewhere.token)).toBeNull();
  expect((await here.signIn(harbour, after)).shopper.shopperId).toBe(here1.shopper.shopperId);
  expect((await here.signIn(harbour, before)).shopper.shopperId).not.toBe(here1.shopper.shopperId);
});

test('A11 alerts by text message go to the new number', async () => {
  const [before, after] = [aPhone(), aPhone()];
  const { shopper } = await here.signIn(harbour, before);
  await chooseContact(harbour, shopper, { channel: 'sms' });
  await change(shopper, after);
  expect((await harbour.store.alerts.own(shopper.shopperId)).contact).toMatchObject({ channel: 'sms', address: after });
});

test('A10 a number that has its own account stays that account’s, and that is said only to whoever has the code', async () => {
  const [mine, other] = [aPhone(), aPhone()];
  const [{ shopper }, theirs] = [await here.signIn(harbour, mine), await here.signIn(harbour, other)];
  expect(await requestPhoneChange(harbour, shopper, other)).toMatchObject({ kind: 'sent' });
  expect(await changePhone(harbour, shopper, other, otherThan(here.codeOf(other)))).toMatchObject({ kind: 'wrong' });
  const taken = await changePhone(harbour, shopper, other, here.codeOf(other));
  expect(taken).toMatchObject({ kind: 'taken', message: expect.stringContaining('already has its own account here') });
  expect(await isIn(theirs.token)).toMatchObject({ phone: other });
  expect((await here.signIn(harbour, mine)).shopper.shopperId).toBe(shopper.shopperId);
});

test('A10 one’s own number is no new one, and no text is sent for it', async () => {
  const phone = aPhone();
  const { shopper } = await here.signIn(harbour, phone);
  const sent = here.texts.length;
  expect(await requestPhoneChange(harbour, shopper, phone)).toEqual({
    kind: 'invalid',
    message: 'You already sign in with that number.',
  });
  expect(here.texts).toHaveLength(sent);
});

test('A10 a code for the new number has five tries, works once and runs out like any other', async () => {
  const { shopper } = await here.signIn(harbour, aPhone());
  const [guessed, late] = [aPhone(), aPhone()];
  await requestPhoneChange(harbour, shopper, guessed);
  const code = here.codeOf(guessed);
  for (let left = 4; left >= 0; left -= 1)
    expect(await changePhone(harbour, shopper, guessed, otherThan(code))).toMatchObject({ kind: 'wrong', triesLeft: left });
  expect(await changePhone(harbour, shopper, guessed, code)).toMatchObject({ kind: 'expired' });
  await requestPhoneChange(harbour, shopper, late);
  const old = here.codeOf(late);
  here.pass(5 * MINUTE);
  expect(await changePhone(harbour, shopper, late, old)).toMatchObject({ kind: 'expired', resendSeconds: 60 });
  expect(await changePhone(harbour, shopper, late, here.codeOf(late))).toEqual({ kind: 'changed' });
  expect(await verifyCode(harbour, late, here.codeOf(late))).toMatchObject({ kind: 'expired' });
});

test('A10, A12 what was sent with the old number stays the shopper’s; whoever has that number later sees none of it', async () => {
  const [before, after] = [aPhone(), aPhone()];
  const { shopper } = await here.signIn(harbour, before);
  const [old, other] = [await sentWith(before), await sentWith(after)];
  expect(await idsOf(shopper)).toEqual([old]);
  await change(shopper, after);
  expect((await idsOf(shopper)).toSorted()).toEqual([old, other].toSorted());
  const later = await sentWith(before);
  const { shopper: next } = await here.signIn(harbour, before);
  expect(await idsOf(next)).toEqual([later]);
  expect((await idsOf(shopper)).toSorted()).toEqual([old, other].toSorted());
});

test('P6 nobody’s number is changed from another site', async () => {
  const phone = aPhone();
  const { shopper, token } = await here.signIn(harbour, phone);
  const summit = await here.at('summit');
  const other = aPhone();
  await requestPhoneChange(summit, shopper, other);
  expect(await changePhone(summit, shopper, other, here.codeOf(other))).toMatchObject({ kind: 'expired' });
  expect(await isIn(token)).toMatchObject({ phone });
});

test('A12 copies of texts to the old number go with it: neither the shopper nor its next owner finds them', async () => {
  const [before, after] = [aPhone(), aPhone()];
  const { shopper } = await here.signIn(harbour, before);
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mailbox = new Mailbox(folder);
  for (const [id, to] of [['old', before] as const, ['new', after] as const])
    await mailbox.storeText({ id, site: harbour.site.slug, to, text: 'Your code' });
  const context = { ...harbour, services: { ...harbour.services, mailboxDir: folder } };
  expect(await requestPhoneChange(context, shopper, after)).toMatchObject({ kind: 'sent' });
  expect(await changePhone(context, shopper, after, here.codeOf(after))).toEqual({ kind: 'changed' });
  expect((await mailbox.list(harbour.site.slug)).map(({ to }) => to)).toEqual([after]);
});
