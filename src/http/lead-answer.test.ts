import { expect, test } from 'vitest';
import { leadAnswer } from './lead-answer.ts';

const accepted = {
  kind: 'accepted',
  leadId: 'id',
  visitor: 'token',
  isComplete: true,
  booking: null,
  isOfferAccepted: null,
} as const;

test.each([
  [false, 201],
  [true, 200],
])('L17.1 a lead is answered with its id; sent before: %s, status %s', async (isReplay, status) => {
  const answer = leadAnswer({ ...accepted, isReplay }, false);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ lead_id: 'id' });
});
test('H3.2 the token is out of reach of scripts and other sites, and behind https only https carries it', () => {
  const cookie = (isSecure: boolean) => leadAnswer({ ...accepted, isReplay: false }, isSecure).headers.get('set-cookie');
  expect(cookie(false)).toBe('visitor=token; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
  expect(cookie(true)).toBe(`__Host-${cookie(false)}; Secure`);
});
test('I4.2 invalid fields are named, each with its message', async () => {
  const errors = [{ field: 'email', message: 'Please enter your email address.' }];
  const answer = leadAnswer({ kind: 'invalid', errors }, false);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 422, errors });
});
test('I4j too many at once says what was too much and when to try again', async () => {
  const answer = leadAnswer({ kind: 'tooMany', retryAfterSeconds: 7, message: 'Too many documents.' }, false);
  expect(answer.headers.get('retry-after')).toBe('7');
  expect(await answer.json()).toMatchObject({ detail: 'Too many documents.' });
});
test.each([
  [{ kind: 'unknown' } as const, 404],
  [{ kind: 'conflict', status: 409, message: 'That time has just been taken. Please choose another.' } as const, 409],
  [{ kind: 'conflict', status: 422, message: 'x.' } as const, 422],
  [{ kind: 'tooLarge' } as const, 413],
  [{ kind: 'tooMany', retryAfterSeconds: 1, message: 'x.' } as const, 429],
])('I4k %o is status %s', (outcome, status) => expect(leadAnswer(outcome, false).status).toBe(status));
