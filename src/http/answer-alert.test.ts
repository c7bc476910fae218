import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { answerAlert } from './answer-alert.ts';

const sending = (body: string, type = 'application/x-www-form-urlencoded') =>
  answerAlert(
    aContext(),
    new Request('http://dealer.example/alerts', { method: 'POST', headers: { 'content-type': type }, body }),
    {
      wanted: { kind: 'search', address: '/search/suv' },
      signedIn: null,
      report: () => expect.fail('Nothing should fail.'),
    },
  );

test('A11 another address is asked for with the one that was given, and nothing is sent to it', async () =>
  expect(await sending('step=change&email=priya%40example.com&every=week')).toMatchObject({
    status: 200,
    reply: { step: 'form', typed: { email: 'priya@example.com', every: 'week' }, error: null, refusal: null },
  }));

test('I4 what cannot be read is refused with a page that says so', async () =>
  expect(await sending('<xml/>', 'text/xml')).toMatchObject({
    status: 415,
    reply: { step: 'form', refusal: 'Please send JSON or a form.' },
  }));

test('H8 what was typed is cut to what an address can be', async () => {
  const { reply } = await sending(`step=change&email=${'x'.repeat(10_000)}`);
  expect(reply.typed.email.length).toBeLessThan(400);
});
