import { expect, test } from 'vitest';
import { Overloaded } from '#src/rules/load/overloaded.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { failedAnswer } from './failed-answer.ts';

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
