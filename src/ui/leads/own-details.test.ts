import { expect, test } from 'vitest';
import { OwnDetails } from './own-details.ts';

const REMEMBERED = { name: 'Bob', email: 'bob@shopper.example', phone: '0400 000 009', postcode: '4000' };
const OWN = { name: 'Priya', last_name: '', email: '', phone: '0412 345 678', postcode: '' };

function aBrowser(answer: () => Promise<Response>, isIn = true) {
  const asked: string[] = [];
  const details = new OwnDetails({
    isSignedIn: () => isIn,
    fetch: (address) => {
      asked.push(address);
      return answer();
    },
  });
  return { details, asked };
}
const answering = (details: object) => () => Promise.resolve(Response.json({ signed_in: true, details }));

test('A10 whoever is signed in has the details of their account filled in, and nothing of whoever used the browser before', async () => {
  const { details } = aBrowser(answering(OWN));
  expect(await details.fillIn(REMEMBERED)).toEqual({ name: 'Priya', phone: '0412 345 678' });
});

test('A10, L10 what the account does not know comes from the browser’s memory of the same number', async () => {
  const { details } = aBrowser(answering(OWN));
  expect(await details.fillIn({ ...REMEMBERED, phone: '+61 412 345 678' })).toEqual({
    name: 'Priya',
    email: 'bob@shopper.example',
    phone: '0412 345 678',
    postcode: '4000',
  });
});

test('L10 a visitor who is not signed in has what is remembered, and the server is not asked', async () => {
  const { details, asked } = aBrowser(answering(OWN), false);
  expect(await details.fillIn(REMEMBERED)).toBe(REMEMBERED);
  expect(asked).toEqual([]);
});

test('A10 the server is asked once for all forms of a page', async () => {
  const { details, asked } = aBrowser(answering(OWN));
  await Promise.all([details.fillIn({}), details.fillIn({}), details.fillIn(REMEMBERED)]);
  expect(asked).toEqual(['/api/me/details']);
});

test.each<[string, () => Promise<Response>]>([
  ['no answer', () => Promise.reject(new Error('offline'))],
  ['a page of an error', () => Promise.resolve(new Response('<h1>Error</h1>', { status: 500 }))],
  ['nobody', () => Promise.resolve(Response.json({ signed_in: false }))],
  ['something else', () => Promise.resolve(Response.json({ details: [1, 2] }))],
  ['nothing', () => Promise.resolve(Response.json(null))],
])('L10 where the server has %s, what is remembered is filled in', async (_what, answer) => {
  expect(await aBrowser(answer).details.fillIn(REMEMBERED)).toBe(REMEMBERED);
});
