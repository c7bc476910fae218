import { expect, test } from 'vitest';
import { afterAsked, refusedAlert } from './alert-reply.ts';

const TYPED = { email: 'Priya@Example.com', every: 'week', channel: 'email' };

test('A11 the next step shows the address as it was understood', () =>
  expect(afterAsked({ kind: 'asked', email: 'priya@example.com', words: 'SUV' }, TYPED, true)).toEqual({
    status: 200,
    reply: { step: 'asked', typed: { ...TYPED, email: 'priya@example.com' }, error: null, refusal: null, isAgain: true },
    retryAfterSeconds: null,
  }));

test('A11 an alert of a shopper whose address is known is on at once', () =>
  expect(afterAsked({ kind: 'started', words: 'SUV' }, TYPED, false)).toMatchObject({ status: 200, reply: { step: 'started' } }));

test.each([
  [
    { kind: 'invalid', field: 'email', message: 'No.' } as const,
    422,
    { error: { field: 'email', message: 'No.' }, refusal: null },
  ],
  [{ kind: 'invalid', field: null, message: 'No.' } as const, 422, { error: null, refusal: 'No.' }],
  [{ kind: 'tooMany', message: 'Enough.', retryAfterSeconds: 60 } as const, 429, { error: null, refusal: 'Enough.' }],
  // Waiting does not help.
  [{ kind: 'tooMany', message: 'Full.', retryAfterSeconds: null } as const, 409, { error: null, refusal: 'Full.' }],
])('A11 a form that is refused stays with what was typed: %j', (answer, status, reply) =>
  expect(afterAsked(answer, TYPED, false)).toEqual({
    status,
    reply: { step: 'form', typed: TYPED, isAgain: false, ...reply },
    retryAfterSeconds: 'retryAfterSeconds' in answer ? answer.retryAfterSeconds : null,
  }),
);

test('A11 a failure loses nothing that was typed', () =>
  expect(refusedAlert(TYPED, 500, 'Sorry.')).toMatchObject({
    status: 500,
    reply: { step: 'form', typed: TYPED, refusal: 'Sorry.' },
  }));
