import type http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBodyTemplate } from '#src/adapters/sms/body-template.ts';
import { httpGateway } from '#src/adapters/sms/http-gateway.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { afterRequest } from '#src/views/accounts/sign-in-reply.ts';
import { aReceiver, type Receiver } from '#tests/factories/a-receiver.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let gateway: Receiver;
let visit: Context;
beforeAll(async () => {
  [here, gateway] = [await aSignInHarness(), await aReceiver()];
  visit = await here.at('harbour', { sms: gatewayAt(gateway.url) });
});
afterAll(async () => {
  await gateway.stop();
  await here.end();
});

function gatewayAt(url: string) {
  const template = readBodyTemplate('{"to":"{to}","text":"{text}"}') ?? expect.fail('It is no template.');
  return httpGateway({ url, headers: {}, template, allowsLoopback: true, timeoutMs: 1_000 });
}

/** The code that a phone has received last. */
const received = (): string => /(\d{6}) is your/.exec(gateway.received.at(-1)?.body ?? '')?.[1] ?? '';

/** Asks for a code as the page does: where it leads, and what it says. */
async function ask(phone: string, step: 'phone' | 'code' = 'phone') {
  const answer = await requestCode(visit, phone);
  const { status, reply } = afterRequest(answer, { step, phone, resendAt: 0 }, here.now());
  return [status, reply.step, reply.note?.text ?? null];
}
const signsIn = async (phone: string, code: string) => (await verifyCode(visit, phone, code)).kind === 'signedIn';

const NO_TEXTS = expect.stringMatching(/^We can’t send texts right now\. Try again in a few minutes/);
const LATE = expect.stringMatching(/^Texts are slow right now, so your code may be late\./);

const broken = (respond: (response: http.ServerResponse) => void) => () => gateway.answerBy(respond);
const REFUSING = [
  ['answers 500', () => gateway.answer(500)],
  ['answers with a redirect', () => gateway.answer(302, { location: 'http://127.0.0.1/elsewhere' })],
] as const;
const UNCERTAIN = [
  ['resets the connection', broken((response) => response.socket?.resetAndDestroy())],
  ['never answers', () => gateway.answer('never')],
  [
    'breaks off its answer',
    broken((response) => void response.writeHead(200, { 'Content-Length': 100 }).write('ha', () => response.destroy())),
  ],
] as const;

test.each(REFUSING)(
  'A1 when the gateway %s the page says so, the code that arrived before works, and so does that of a retry',
  async (_, fail) => {
    const phone = aPhone();
    gateway.answer(200);
    expect(await ask(phone)).toEqual([200, 'code', null]);
    const first = received();
    fail();
    expect(await ask(phone, 'code')).toEqual([503, 'code', NO_TEXTS]);
    expect(await signsIn(phone, first)).toBe(true);
    expect(await ask(phone)).toEqual([503, 'phone', NO_TEXTS]);
    gateway.answer(200);
    expect(await ask(phone)).toEqual([200, 'code', null]);
    expect(await signsIn(phone, received())).toBe(true);
  },
);

test('A1 when the gateway’s name has no address the page says that texts can’t be sent, not that one may be late', async () => {
  const [phone, away] = [aPhone(), await here.at('harbour', { sms: gatewayAt('https://gateway.invalid/') })];
  const { status, reply } = afterRequest(await requestCode(away, phone), { step: 'phone', phone, resendAt: 0 }, here.now());
  expect([status, reply.step, reply.note?.text]).toEqual([503, 'phone', NO_TEXTS]);
});

test.each(UNCERTAIN)(
  'A1 when the gateway %s the page says that the code may be late; it works if it arrives, and so does that of a retry',
  async (_, fail) => {
    const phone = aPhone();
    fail();
    expect(await ask(phone)).toEqual([200, 'code', LATE]);
    expect(await signsIn(phone, received())).toBe(true);
    expect(await ask(phone)).toEqual([200, 'code', LATE]);
    gateway.answer(200);
    expect(await ask(phone, 'code')).toEqual([200, 'code', 'We’ve sent you a new code.']);
    expect(await signsIn(phone, received())).toBe(true);
  },
);
