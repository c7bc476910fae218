import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loader } from '#src/routes/online-payment.tsx';
import { visitContext } from '#src/routes/request-context.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { anInvoiceShop, type InvoiceShop } from './invoice-shop.ts';

const MOST = 4;
const MINUTE = 60_000;
const TEXT = 'That’s a lot at once. Please try again in a few minutes.';
let shop: InvoiceShop;
beforeAll(async () => {
  shop = await anInvoiceShop();
});
afterAll(() => shop.end());

/** Opens the page as a browser at an address does; what it is answered. */
async function opened(visit: Context, query: string) {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const request = new Request(`https://dealer.example/online-payment${query}`);
  const { data, init } = await loader({ request, context, params: {} } as never);
  const { shown } = data;
  if (shown.kind !== 'form') throw new Error('It is not the form.');
  return {
    status: init?.status ?? 200,
    retryAfter: new Headers(init?.headers).get('Retry-After'),
    number: shown.page.number,
    found: shown.page.note?.text ?? null,
    form: shown.page.form,
    said: 'reply' in shown ? (shown.reply?.note?.text ?? null) : null,
  };
}

/** Someone who is signed in, with an invoice, at addresses that share one limit. */
async function aGuesser() {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  let now = Date.now();
  const attempts = new AddressLimit(MOST, 10 * MINUTE, () => now);
  const at = (ip: string): Context => {
    const { sender, services } = anna.context;
    if (sender === null) throw new Error('Nobody sends it.');
    return { ...anna.context, sender: { ...sender, ip }, services: { ...services, attempts } };
  };
  return { number, at, pass: (ms: number) => (now += ms) };
}

test('R5, H9 past the limit a look-up is refused with 429 and a sentence, the same for a number that there is and one that there is not', async () => {
  const { number, at, pass } = await aGuesser();
  const visit = at('203.0.113.30');
  for (let guess = 0; guess < MOST; guess += 1) {
    const looked = await opened(visit, `?number=${guess % 2 === 0 ? number : 'INV-NOBODYS'}`);
    expect([looked.status, looked.found]).toEqual([200, expect.stringContaining(guess % 2 === 0 ? 'to pay' : 'can’t find')]);
  }
  const refused = await opened(visit, `?number=${number}`);
  expect(refused).toEqual({ status: 429, retryAfter: refused.retryAfter, number: '', found: null, form: null, said: TEXT });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(await opened(visit, '?number=INV-NOBODYS')).toEqual(refused);
  // The empty page looks nothing up, and is opened all the same.
  expect(await opened(visit, '')).toMatchObject({ status: 200, said: null });
  pass(11 * MINUTE);
  expect(await opened(visit, `?number=${number}`)).toMatchObject({ status: 200, said: null });
});

test('R5, H9 look-ups are counted for each address by itself', async () => {
  const { number, at } = await aGuesser();
  for (let guess = 0; guess <= MOST; guess += 1) await opened(at('203.0.113.31'), `?number=INV-${guess}`);
  expect((await opened(at('203.0.113.31'), `?number=${number}`)).status).toBe(429);
  expect((await opened(at('203.0.113.32'), `?number=${number}`)).status).toBe(200);
});
