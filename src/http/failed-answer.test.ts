import { expect, test } from 'vitest';
import { DatabaseAway } from '#src/rules/load/database-away.ts';
import { Overloaded } from '#src/rules/load/overloaded.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { failedAnswer, onceCharged } from './failed-answer.ts';

const ignore = () => {};

test('H8 without capacity a form is told when to try again, and nothing is reported as a fault', () => {
  const reported: unknown[] = [];
  expect(failedAnswer(new Overloaded('No connection.', 7), '07 1234', (error) => reported.push(error))).toEqual({
    status: 503,
    text: 'We’re very busy right now. Nothing was sent. Try again in a moment, or call 07 1234.',
    retryAfterSeconds: 7,
  });
  expect(reported).toEqual([]);
});

test('H8, R2 a form that pays is told that nothing was charged, whether we were busy or something broke', () => {
  expect(failedAnswer(new Overloaded('No connection.'), null, ignore, 'charged').text).toBe(
    'We’re very busy right now. Nothing was charged. Try again in a moment.',
  );
  expect(failedAnswer(new Error('Broken.'), '07 1234', ignore, 'charged').text).toBe(
    'Something went wrong at our end. Nothing was charged. Try again, or call 07 1234.',
  );
});

test('R2 once a card was sent nobody is told that nothing was charged: what fails leads to the payment’s own page', async () => {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const fault = new Error('Broken.');
  expect(await onceCharged(() => Promise.resolve('paid'), 'payment', report)).toBe('paid');
  expect(await onceCharged(() => Promise.reject(new Overloaded('No connection.')), 'payment', report)).toBe('payment');
  expect(reported).toEqual([]);
  expect(await onceCharged(() => Promise.reject(fault), 'payment', report)).toBe('payment');
  expect(reported).toEqual([fault]);
});

test('I4 while the database is away a form is told that nothing was sent and when to try again, and it is reported', () => {
  const reported: unknown[] = [];
  const away = new DatabaseAway('Connection terminated unexpectedly');
  expect(failedAnswer(away, '07 1234', (error) => reported.push(error))).toEqual({
    status: 503,
    text: 'Something went wrong at our end. Nothing was sent. Try again, or call 07 1234.',
    retryAfterSeconds: 5,
  });
  expect(reported).toEqual([away]);
});

test('I4 any other failure is a fault of ours, reported once', () => {
  const reported: unknown[] = [];
  const fault = new Error('Broken.');
  expect(failedAnswer(fault, null, (error) => reported.push(error))).toMatchObject({ status: 500, retryAfterSeconds: null });
  expect(reported).toEqual([fault]);
});

test('H8 a sign-in that finds no database connection free is asked to try again, not told that something broke', async () => {
  const context = aContext();
  const accounts = { issueCode: () => Promise.reject(new Overloaded('No connection.')) };
  const busy = { ...context, store: { accounts } } as unknown as Context;
  const request = new Request('http://dealer.example/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'phone=0412345678',
  });
  expect(await answerSignIn(busy, request, ignore)).toMatchObject({ kind: 'again', status: 503, retryAfterSeconds: 5 });
});
