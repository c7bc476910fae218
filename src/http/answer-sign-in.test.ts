import { expect, test } from 'vitest';
import { aContext } from '#tests/factories/a-context.ts';
import { answerSignIn } from './answer-sign-in.ts';

const sending = (body: string, type = 'application/x-www-form-urlencoded') =>
  answerSignIn(
    aContext(),
    new Request('http://dealer.example/sign-in', { method: 'POST', headers: { 'content-type': type }, body }),
    () => expect.fail('Nothing should fail.'),
  );

test('A1 another number is asked for with the one that was given, and nothing is sent to it', async () =>
  expect(await sending('step=change&phone=0412+345+678')).toMatchObject({
    kind: 'again',
    status: 200,
    reply: { step: 'phone', phone: '0412 345 678', error: null, note: null },
  }));

test('I4 what cannot be read is refused with a page that says so', async () =>
  expect(await sending('<xml/>', 'text/xml')).toMatchObject({
    kind: 'again',
    status: 415,
    reply: { step: 'phone', note: { look: 'bad', text: 'Please send JSON or a form.' } },
  }));
