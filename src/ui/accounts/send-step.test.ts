import { expect, test } from 'vitest';
import { sendStep } from './send-step.ts';

const FIELDS = new URLSearchParams({ step: 'phone', phone: '0412 345 678' });
const answering = (answer: object) => () => Promise.resolve(answer as Response);

test('A1 an answer that leads on means signed in', async () =>
  expect(await sendStep('/sign-in', FIELDS, answering({ type: 'opaqueredirect', status: 0 }))).toEqual({ kind: 'signedIn' }));

test.each([200, 422, 500])('A1 a page that comes with the status %i is shown', async (status) =>
  expect(await sendStep('/sign-in', FIELDS, answering(new Response('<p>', { status })))).toEqual({ kind: 'page', html: '<p>' }),
);

test('A1 a connection that fails is a failure, and nothing is thrown', async () =>
  expect(await sendStep('/sign-in', FIELDS, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'failed' }));
