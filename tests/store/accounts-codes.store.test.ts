import { afterAll, beforeAll, expect, test } from 'vitest';
import { SmsRefused } from '#src/adapters/sms/sms.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aPhone, aSignInHarness, HOUR, MINUTE, otherThan, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  here = await aSignInHarness();
  harbour = await here.at('harbour');
});
afterAll(() => here.end());

const outcomes = (all: readonly { readonly kind: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { kind } of all) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
/** Asks for a code on a site; the code. */
async function asked(phone: string, context = harbour): Promise<string> {
  expect(await requestCode(context, phone)).toMatchObject({ kind: 'sent' });
  return here.codeOf(phone);
}
/** Tries this many wrong codes, one after the other. */
async function fail(phone: string, count: number, context = harbour) {
  const answers = [];
  for (let at = 1; at <= count; at += 1) answers.push(await verifyCode(context, phone, otherThan(here.codeOf(phone), at)));
  return answers;
}

test('A1 a code is texted to the number, however it is written, and signs in there', async () => {
  const requested = await requestCode(harbour, '(0499) 123-456');
  expect(requested).toEqual({ kind: 'sent', phone: '0499 123 456', resendSeconds: 30, isCertain: true });
  const text = here.texts.at(-1);
  expect(text).toMatchObject({ to: '+61499123456', site: 'harbour' });
  expect(text?.text).toMatch(/^\d{6} is your .+ code\. It works for 5 minutes\. Don't share it\.\n@dealer\.example #\d{6}$/);
  const code = here.codeOf('+61499123456');
  const verified = await verifyCode(harbour, '61 499 123 456', ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(verified).toMatchObject({ kind: 'signedIn', shopper: { phone: '+61499123456' } });
});

test.each(['07 3000 0000', '+64 21 123 4567', '+44 7400 123456', '+1 201 555 0123', '0011 65 8123 4567'])(
  'A1 %s, which is no Australian mobile, is told so and never texted',
  async (phone) => {
    const texts = here.texts.length;
    expect(await requestCode(harbour, phone)).toEqual({
      kind: 'invalid',
      message: 'That isn’t an Australian mobile number. It starts with 04.',
    });
    expect(here.texts).toHaveLength(texts);
  },
);

test('A1 what is no code is not tried', async () => {
  const phone = aPhone();
  await asked(phone);
  for (const code of ['', '12345', '1234567', 'abcdef', '1'.repeat(100_000)])
    expect(await verifyCode(harbour, phone, code)).toMatchObject({ kind: 'invalid' });
  expect(await verifyCode(harbour, 'nobody', '123456')).toMatchObject({ kind: 'invalid' });
  expect(await fail(phone, 1)).toMatchObject([{ kind: 'wrong', triesLeft: 4 }]);
});

test('A1 a code works once', async () => {
  const phone = aPhone();
  const code = await asked(phone);
  expect(await verifyCode(harbour, phone, code)).toMatchObject({ kind: 'signedIn' });
  const sent = here.texts.length;
  expect(await verifyCode(harbour, phone, code)).toEqual({
    kind: 'expired',
    message: 'That code has expired. Ask for a new one.',
    resendSeconds: 0,
  });
  expect(here.texts).toHaveLength(sent);
});

test('A1 a code works for 5 minutes; after that a new one is sent, which works', async () => {
  const [early, late] = [aPhone(), aPhone()];
  const codes = [await asked(early), await asked(late)];
  here.pass(5 * MINUTE - 1);
  expect(await verifyCode(harbour, early, codes[0] ?? '')).toMatchObject({ kind: 'signedIn' });
  here.pass(1);
  expect(await verifyCode(harbour, late, codes[1] ?? '')).toEqual({
    kind: 'expired',
    message: 'That code has expired. We’ve sent you a new one.',
    resendSeconds: 60,
  });
  expect(await verifyCode(harbour, late, here.codeOf(late))).toMatchObject({ kind: 'signedIn' });
});

test('A1 when the limits allow no new code for one that has run out, the shopper is told to ask for one', async () => {
  const phone = aPhone();
  const context = await here.at('harbour', { limits: { phoneHour: 1 } });
  const code = await asked(phone, context);
  here.pass(5 * MINUTE);
  expect(await verifyCode(context, phone, code)).toMatchObject({
    message: 'That code has expired. Ask for a new one.',
    resendSeconds: 55 * 60,
  });
});

test('A1 a number that asked for no code can be signed in with none', async () => {
  const sent = here.texts.length;
  expect(await verifyCode(harbour, aPhone(), '123456')).toMatchObject({ kind: 'expired' });
  expect(here.texts).toHaveLength(sent);
});

test('A1 a new code ends the one before it', async () => {
  const phone = aPhone();
  const first = await asked(phone);
  let second = await asked(phone);
  while (second === first) second = await asked(phone);
  expect(await verifyCode(harbour, phone, first)).toMatchObject({ kind: 'wrong' });
  expect(await verifyCode(harbour, phone, second)).toMatchObject({ kind: 'signedIn' });
});

test('A1 after five wrong tries even the right code is refused', async () => {
  const phone = aPhone();
  const code = await asked(phone);
  const answers = await fail(phone, 5);
  expect(answers.map((answer) => ('triesLeft' in answer ? answer.triesLeft : answer.kind))).toEqual([4, 3, 2, 1, 0]);
  expect(answers[3]).toMatchObject({ message: 'That code isn’t right. 1 try left.' });
  expect(await verifyCode(harbour, phone, code)).toEqual({
    kind: 'expired',
    message: 'That code has expired. Ask for a new one.',
    resendSeconds: 0,
  });
});

test('A1 a code of one site, or of one number, is none on another', async () => {
  const [phone, other] = [aPhone(), aPhone()];
  const summit = await here.at('summit');
  const code = await asked(phone);
  await asked(phone, summit);
  expect(await verifyCode(await here.at('coastline'), phone, code)).toMatchObject({ kind: 'expired' });
  // The test knows both codes: in one of a million runs they are the same.
  if (here.codeOf(phone) !== code) expect(await verifyCode(summit, phone, code)).toMatchObject({ kind: 'wrong' });
  await asked(other);
  if (here.codeOf(other) !== code) expect(await verifyCode(harbour, other, code)).toMatchObject({ kind: 'wrong' });
  expect(await verifyCode(harbour, phone, code)).toMatchObject({ kind: 'signedIn' });
});

test('A1 ten failures within an hour stop a number for an hour, on every site and for right codes too', async () => {
  const phone = aPhone();
  const summit = await here.at('summit');
  await asked(phone);
  await fail(phone, 5);
  here.pass(59 * MINUTE);
  await asked(phone, summit);
  const answers = await fail(phone, 5, summit);
  const until = here.now() + HOUR;
  expect(outcomes(answers)).toEqual({ wrong: 4, resting: 1 });
  expect(answers.at(-1)).toMatchObject({ kind: 'resting', until });
  expect(await requestCode(harbour, phone)).toMatchObject({ kind: 'resting', until });
  expect(await verifyCode(harbour, phone, here.codeOf(phone))).toMatchObject({ kind: 'resting', until });
  here.pass(HOUR - 1);
  expect(await requestCode(harbour, phone)).toMatchObject({ kind: 'resting' });
  here.pass(1);
  expect(await verifyCode(harbour, phone, await asked(phone))).toMatchObject({ kind: 'signedIn' });
});

test('A1 failures that are further apart than an hour stop nobody, and one number’s failures stop no other', async () => {
  const phone = aPhone();
  for (const _ of [1, 2, 3]) {
    const code = await asked(phone);
    expect(outcomes(await fail(phone, 4))).toEqual({ wrong: 4 });
    expect(await verifyCode(harbour, phone, code)).toMatchObject({ kind: 'signedIn' });
    here.pass(HOUR);
  }
});

test('A1 tries at the same time, in two processes, are five together', async () => {
  const phone = aPhone();
  const code = await asked(phone);
  const processes = [harbour, here.inOtherProcess(harbour)];
  const answers = await times(40, (at) => verifyCode(processes[at % 2] ?? harbour, phone, otherThan(code, at + 1)));
  expect(outcomes(answers)).toEqual({ wrong: 5, expired: 35 });
  expect(await verifyCode(harbour, phone, code)).toMatchObject({ kind: 'expired' });
});

test('A1 the right code tried many times at once signs in once', async () => {
  const phone = aPhone();
  const code = await asked(phone);
  const processes = [harbour, here.inOtherProcess(harbour)];
  const answers = await times(20, (at) => verifyCode(processes[at % 2] ?? harbour, phone, code));
  expect(outcomes(answers)).toEqual({ signedIn: 1, expired: 19 });
});

test('A1 when the gateway refuses a text the page says so, the code before it still works, and so does that of a retry', async () => {
  const phone = aPhone();
  const limits = { phoneHour: 2 };
  const [well, down] = [await here.at('harbour', { limits }), await here.at('harbour', { limits, sms: here.deadGateway })];
  const first = await asked(phone, well);
  for (const _ of [1, 2, 3])
    expect(await requestCode(down, phone)).toMatchObject({
      kind: 'unavailable',
      message: expect.stringMatching(/^We can’t send texts right now\. Try again in a few minutes/),
    });
  expect(await verifyCode(well, phone, first)).toMatchObject({ kind: 'signedIn' });
  expect(await verifyCode(well, phone, await asked(phone, well))).toMatchObject({ kind: 'signedIn' });
});

test('A1 a text that may have arrived, though the gateway did not say so, works when it has', async () => {
  const phone = aPhone();
  const slow = {
    send: (message: (typeof here.texts)[number]) => {
      here.texts.push(message);
      return Promise.reject(new SmsRefused('The gateway did not answer in time.', { mayHaveArrived: true }));
    },
  };
  expect(await requestCode(await here.at('harbour', { sms: slow }), phone)).toMatchObject({ kind: 'sent', isCertain: false });
  expect(await verifyCode(harbour, phone, here.codeOf(phone))).toMatchObject({ kind: 'signedIn' });
});

test('A1 a number that has an account is answered and texted like one that has none', async () => {
  const [known, unknown] = [aPhone(), aPhone()];
  await here.signIn(harbour, known);
  here.pass(HOUR);
  const answers = [];
  for (const phone of [known, unknown]) {
    const { phone: shown, ...answer } = { phone: '', ...(await requestCode(harbour, phone)) };
    expect(shown.replaceAll(' ', '')).toBe(phone.replace('+61', '0'));
    answers.push(answer);
  }
  expect(answers[0]).toEqual(answers[1]);
});
