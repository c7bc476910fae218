import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QuoteRequest } from '#src/rules/finance/finance-quote.ts';
import { aQuoteService, type QuoteService } from '#tests/factories/a-quote-service.ts';
import { type HttpLenderOptions, httpLender } from './http-lender.ts';
import { sampleLender } from './sample-lender.ts';

const ASKED: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 25_990,
  loanTerm: 5,
  year: 2022,
  vin: 'JTNKU3JE60J021675',
  nvic: 'SAMPLE1',
  whoIsHelping: '',
};
const QUOTE = { weeklyRepaymentAmount: 131.2, comparisonRate: 8.6, advertisedRate: 7.99 };
const good = { status: 200, body: JSON.stringify({ ...QUOTE, lender: 'someone' }) };
const bad = { status: 500, body: 'Internal error' };

let service: QuoteService;
let now = 0;
beforeEach(async () => {
  service = await aQuoteService();
  now = Date.UTC(2026, 6, 21);
});
afterEach(() => service.stop());

const lender = (facts: Partial<HttpLenderOptions> = {}) =>
  httpLender({ url: service.url, key: null, now: () => now, timeoutMs: 2000, ...facts });

test('M8h the lender gets a request in its own format and answers with three figures', async () => {
  service.answers(good);
  expect(await lender().quote(ASKED)).toEqual(QUOTE);
  expect(service.asked.map(({ body }) => body)).toEqual([ASKED]);
});
test('M8i the key identifies the deployment to the lender', async () => {
  service.answers(good);
  await lender({ key: 'sample-key' }).quote(ASKED);
  expect(service.asked[0]?.authorization).toBe('Bearer sample-key');
});
test.each([[bad], ['hangs up' as const], [{ status: 429, body: '' }]])('M8j after %j it is called once more', async (first) => {
  service.answers(first, good);
  expect(await lender().quote(ASKED)).toEqual(QUOTE);
  expect(service.asked).toHaveLength(2);
});
test('M8j but no third time', async () => {
  service.answers(bad);
  await expect(lender().quote(ASKED)).rejects.toThrow('The lender answered 500.');
  expect(service.asked).toHaveLength(2);
});
test('M8k a lender that does not answer in time gives no quote', async () => {
  service.answers('never');
  await expect(lender({ timeoutMs: 80 }).quote(ASKED)).rejects.toThrow('The lender gave no answer in time.');
});
test('M8l a lender that is down gives no quote', async () => {
  await service.stop();
  await expect(lender().quote(ASKED)).rejects.toThrow('The lender could not be reached.');
});
test.each([
  '<html>',
  '[]',
  'null',
  '{"weeklyRepaymentAmount":"a lot"}',
  JSON.stringify({ ...QUOTE, comparisonRate: -1 }),
  'x'.repeat(30_000),
])('M8m nonsense is not a quote, and is not requested again', async (body) => {
  service.answers({ status: 200, body });
  await expect(lender().quote(ASKED)).rejects.toThrow('The lender’s answer is not a quote.');
  expect(service.asked).toHaveLength(1);
});
test('M8n a refused request is not repeated', async () => {
  service.answers({ status: 403, body: '' });
  await expect(lender().quote(ASKED)).rejects.toThrow('The lender answered 403.');
  expect(service.asked).toHaveLength(1);
});
test('M8o after five failures in a row the lender is not called for a while, then tried again', async () => {
  service.answers({ status: 403, body: '' });
  const one = lender({ restMs: 30_000 });
  for (let failure = 0; failure < 5; failure += 1) await expect(one.quote(ASKED)).rejects.toThrow('403');
  service.answers(good);
  await expect(one.quote(ASKED)).rejects.toThrow('not be called for a while');
  expect(service.asked).toHaveLength(5);
  now += 30_000;
  expect(await one.quote(ASKED)).toEqual(QUOTE);
  expect(await one.quote(ASKED)).toEqual(QUOTE);
});
test('M8 a lender that rested when the clock was two days ahead is called again once the clock is right', async () => {
  service.answers({ status: 403, body: '' });
  const one = lender({ restMs: 30_000 });
  for (let failure = 0; failure < 5; failure += 1) await expect(one.quote(ASKED)).rejects.toThrow('403');
  service.answers(good);
  now -= 2 * 86_400_000;
  expect(await one.quote(ASKED)).toEqual(QUOTE);
});
test('M8p one that fails when it is tried again is again not called for a while', async () => {
  service.answers({ status: 403, body: '' });
  const one = lender({ restMs: 30_000 });
  for (let failure = 0; failure < 5; failure += 1) await expect(one.quote(ASKED)).rejects.toThrow('403');
  now += 30_000;
  await expect(one.quote(ASKED)).rejects.toThrow('403');
  await expect(one.quote(ASKED)).rejects.toThrow('not be called for a while');
  expect(service.asked).toHaveLength(6);
});
test('M8q four failures and a success leave it open', async () => {
  service.answers({ status: 403, body: '' });
  const one = lender();
  for (let failure = 0; failure < 4; failure += 1) await expect(one.quote(ASKED)).rejects.toThrow('403');
  service.answers(good);
  await one.quote(ASKED);
  service.answers({ status: 403, body: '' });
  for (let failure = 0; failure < 4; failure += 1) await expect(one.quote(ASKED)).rejects.toThrow('403');
  expect(service.asked).toHaveLength(9);
});

test('M8r the sample lender quotes a weekly payment that pays the price off, and a comparison rate above its rate', async () => {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = await sampleLender.quote(ASKED);
  let owed = ASKED.purchasePrice + 395;
  for (let week = 0; week < 260; week += 1) owed = owed * (1 + advertisedRate / 5200) - weeklyRepaymentAmount;
  expect(Math.abs(owed)).toBeLessThan(2);
  expect(comparisonRate).toBeGreaterThan(advertisedRate);
});
test('M8s it charges more for an older vehicle', async () => {
  const [young, old] = await Promise.all([2025, 2010].map((year) => sampleLender.quote({ ...ASKED, year })));
  expect(old?.advertisedRate ?? 0).toBeGreaterThan(young?.advertisedRate ?? 0);
});
