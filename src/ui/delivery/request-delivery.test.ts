import { expect, test } from 'vitest';
import { requestDelivery } from './request-delivery.ts';

const SORRY =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
const answering = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

test('M12.4 the site is asked for the car and the postcode, without the blanks around it', async () => {
  let asked: unknown;
  const state = await requestDelivery('2022-mazda-cx-5', ' 4000 ', (address) => {
    asked = address;
    return Promise.resolve(Response.json({ price: 195, name: 'South East Queensland' }));
  });
  expect(asked).toBe('/api/delivery?postcode=4000&car_id=2022-mazda-cx-5');
  expect(state).toEqual({ kind: 'result', postcode: '4000', price: 195, name: 'South East Queensland' });
});
test('M12.1 without a postcode nothing is asked', async () =>
  expect(await requestDelivery('a-1', '  ', () => Promise.reject(new Error('asked')))).toEqual({
    kind: 'error',
    message: 'Please enter a postcode.',
  }));
test('M12.2 why there is no estimate is told in the site’s own words', async () =>
  expect(await requestDelivery('a-1', '9999', answering(422, { detail: SORRY }))).toEqual({ kind: 'error', message: SORRY }));
test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['a price that is no number', answering(200, { price: '195', name: 'Here' })],
  ['an answer that is null', answering(200, null)],
  ['a vehicle that is gone', answering(404, { detail: 'There is nothing at this address.' })],
])('M12.3 %s is an error in plain words, and never thrown', async (_what, ask) =>
  expect(await requestDelivery('a-1', '4000', ask)).toEqual({
    kind: 'error',
    message: 'We couldn’t work that out right now. Please try again, or ask us for a quote.',
  }),
);
