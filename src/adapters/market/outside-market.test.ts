import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideMarket } from './outside-market.ts';

const SAID = { fill: 0.4, listing_price: 25_000, market_range_min: 20_000, market_range_max: 28_000, confidence: 0.9 };
const CAR = {
  vin: 'JTMRW123',
  nvic: null,
  make: 'Toyota',
  model: 'C-HR & more',
  badge: null,
  year: 2022,
  km: 31_000,
  price: 25_000,
};

let server: http.Server;
let url: string;
let answer: (response: http.ServerResponse) => void;
let asked: { path: string; key: string | undefined };
beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked = { path: request.url ?? '', key: request.headers.authorization };
    answer(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/compare?client=forecourt`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Calls a provider that answers as the test says, with a short timeout. */
function compare(how: typeof answer, timeoutMs = 5_000) {
  answer = how;
  return outsideMarket({ url, key: 'secret', timeoutMs }).compare(CAR);
}
const json = (status: number, body: unknown) => (response: http.ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

test('M10 a provider gets the vehicle’s facts and the deployment’s key, and its answer is used', async () => {
  expect(await compare(json(200, { ...SAID, description: 'Fair.', more: true }))).toEqual({ ...SAID, description: 'Fair.' });
  const { searchParams } = new URL(asked.path, url);
  expect(Object.fromEntries(searchParams)).toEqual({
    client: 'forecourt',
    vin: 'JTMRW123',
    make: 'Toyota',
    model: 'C-HR & more',
    year: '2022',
    km: '31000',
    price: '25000',
  });
  expect(asked.key).toBe('Bearer secret');
});

test.each([
  [204, ''],
  [404, { detail: 'no such car' }],
  [200, {}],
  [200, ''],
  [200, 'null'],
])('M10 a provider that answers %i %j knows nothing of the vehicle', async (status, body) =>
  expect(await compare(json(status, body))).toBeNull(),
);

test.each([
  [500, SAID, /status 500/],
  [301, '', /redirect|fetch failed/],
  [200, '<html>', /not JSON/],
  [200, { ...SAID, fill: 'high' }, /not a comparison/],
  [200, 'x'.repeat(70_000), /too large/],
])('M10 a provider that answers %i with nonsense fails', async (status, body, reason) =>
  expect(
    compare((response) => {
      if (status === 301) response.setHeader('location', 'http://127.0.0.1:1/');
      json(status, body)(response);
    }),
  ).rejects.toThrow(reason),
);

test('M10 a provider that is silent fails once its time is up', async () =>
  expect(compare(() => {}, 50)).rejects.toThrow(/timeout/i));

test('M10 a provider that begins to answer and stops fails once its time is up', async () =>
  expect(compare((response) => void response.writeHead(200).write('{'), 100)).rejects.toThrow(/timeout/i));

test('M10 a provider that is down fails', async () =>
  expect(outsideMarket({ url: 'http://127.0.0.1:1/', key: null }).compare(CAR)).rejects.toThrow(/fetch failed/));

test('M10, H8 a provider that failed five times in a row is not called for half a minute, and then by one', async () => {
  let [calls, now] = [0, 0];
  answer = (response) => {
    calls += 1;
    json(500, SAID)(response);
  };
  const market = outsideMarket({ url, key: null, now: () => now });
  for (let times = 0; times < 8; times += 1) await expect(market.compare(CAR)).rejects.toThrow(/status 500|in a row/);
  expect(calls).toBe(5);
  now += 30_000;
  await Promise.allSettled([market.compare(CAR), market.compare(CAR)]);
  expect(calls).toBe(6);
});
