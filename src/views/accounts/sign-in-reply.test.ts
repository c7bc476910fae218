import { expect, test } from 'vitest';
import { afterCode, afterFailure, afterRequest, changeNumber, type SentStep } from './sign-in-reply.ts';

const NOW = 1_000_000;
const PHONE: SentStep = { step: 'phone', phone: '0412345678', resendAt: 0 };
const CODE: SentStep = { step: 'code', phone: '0412 345 678', resendAt: NOW + 12_000 };
const MESSAGE = 'Something to read.';

test('A1 a code that was sent leads to its step, with the number as it is read and the time until another', () => {
  const { status, reply } = afterRequest({ kind: 'sent', phone: '0412 345 678', resendSeconds: 30, isCertain: true }, PHONE, NOW);
  expect([status, reply]).toEqual([
    200,
    { step: 'code', phone: '0412 345 678', error: null, note: null, resendAt: NOW + 30_000, resendSeconds: 30 },
  ]);
});

test('A1 a code that was sent again says so', () =>
  expect(
    afterRequest({ kind: 'sent', phone: '0412 345 678', resendSeconds: 60, isCertain: true }, CODE, NOW).reply,
  ).toMatchObject({
    step: 'code',
    note: { look: 'good', text: 'We’ve sent you a new code.' },
    resendSeconds: 60,
  }));

test.each([
  ['the first code', PHONE],
  ['a new code', CODE],
])('A1 %s that may not have been texted is waited for in its step, which says that it may be late', (_, sent) =>
  expect(afterRequest({ kind: 'sent', phone: '0412 345 678', resendSeconds: 30, isCertain: false }, sent, NOW)).toMatchObject({
    status: 200,
    reply: {
      step: 'code',
      note: {
        look: 'warn',
        text: 'Texts are slow right now, so your code may be late. If it doesn’t arrive, choose ‘Send again’.',
      },
      resendSeconds: 30,
    },
  }),
);

test('A1 a number that is none stays in its field, with what is wrong', () =>
  expect(afterRequest({ kind: 'invalid', message: MESSAGE }, PHONE, NOW)).toMatchObject({
    status: 422,
    reply: { step: 'phone', phone: '0412345678', error: MESSAGE, note: null },
  }));

test('H9 whoever has asked too often stays where they are, and is told when to ask again', () =>
  expect(afterRequest({ kind: 'tooMany', message: MESSAGE, retryAfterSeconds: 90 }, CODE, NOW)).toEqual({
    status: 429,
    retryAfterSeconds: 90,
    reply: {
      ...CODE,
      error: null,
      note: { look: 'bad', text: MESSAGE, offersCall: false },
      resendAt: NOW + 90_000,
      resendSeconds: 90,
    },
  }));

test.each([
  ['a code was asked for', () => afterRequest({ kind: 'resting', message: MESSAGE, until: NOW + 900_000 }, PHONE, NOW)],
  ['a code was tried', () => afterCode({ kind: 'resting', message: MESSAGE, until: NOW + 900_000 }, CODE, NOW)],
])('A1 when %s of a number that rests, another number can be given and the dealer called', (_, answer) =>
  expect(answer()).toMatchObject({
    status: 429,
    retryAfterSeconds: 900,
    reply: { step: 'phone', note: { look: 'bad', text: MESSAGE, offersCall: true } },
  }),
);

test('A1 when no text can be sent the dealer can be called, and the number stays', () =>
  expect(afterRequest({ kind: 'unavailable', message: MESSAGE }, PHONE, NOW)).toMatchObject({
    status: 503,
    reply: { step: 'phone', phone: '0412345678', note: { offersCall: true } },
  }));

test.each(['wrong', 'invalid'] as const)('A1 after a code that is %s the time until another goes on', (kind) =>
  expect(afterCode({ kind, message: MESSAGE, triesLeft: 4 }, CODE, NOW)).toMatchObject({
    status: 422,
    reply: { step: 'code', phone: '0412 345 678', error: MESSAGE, note: null, resendSeconds: 12 },
  }),
);

test.each([0, 60])('A1 after a code that has run out another can be asked for when the server says: in %i seconds', (seconds) =>
  expect(afterCode({ kind: 'expired', message: MESSAGE, resendSeconds: seconds }, CODE, NOW)).toMatchObject({
    status: 422,
    reply: {
      step: 'code',
      error: null,
      note: { look: 'warn', text: MESSAGE },
      resendSeconds: seconds,
      resendAt: NOW + seconds * 1000,
    },
  }),
);

test('A1 a failure keeps the step and its number', () =>
  expect(afterFailure(CODE, NOW, 500, MESSAGE)).toMatchObject({
    status: 500,
    reply: { step: 'code', phone: '0412 345 678', note: { look: 'bad', text: MESSAGE } },
  }));

test('A1 another number begins with the one that was given', () =>
  expect(changeNumber({ ...CODE, step: 'phone' }, NOW).reply).toMatchObject({
    step: 'phone',
    phone: '0412 345 678',
    error: null,
  }));

test.each([NOW - 1, Number.MAX_SAFE_INTEGER])('a time that came back from a browser as %d counts an hour at most', (resendAt) => {
  const { resendSeconds } = afterCode({ kind: 'wrong', message: MESSAGE, triesLeft: 1 }, { ...CODE, resendAt }, NOW).reply;
  expect(resendSeconds).toBeGreaterThanOrEqual(0);
  expect(resendSeconds).toBeLessThanOrEqual(3_600);
});
