import { expect, test } from 'vitest';
import type { ComparedVehicle } from '#src/adapters/market/market-provider.ts';
import {
  MARKET_ANSWER_MS,
  MARKET_FAILURE_MS,
  MOST_MARKET_QUESTIONS,
  MOST_MARKET_QUESTIONS_AT_ONCE,
} from '#src/rules/market/asked-market.ts';
import { MarketMemory } from './market-memory.ts';

const SAID = { fill: 0.4, listing_price: 25_000, market_range_min: 20_000, market_range_max: 28_000, confidence: 0.9 };
const CAR: ComparedVehicle = {
  vin: null,
  nvic: null,
  make: 'Toyota',
  model: 'Corolla',
  badge: null,
  year: 2021,
  km: 30_000,
  price: 25_000,
};

/** A market that answers as it is told, with a clock that a test moves. */
function aMarket(answer: () => Promise<typeof SAID | null> = () => Promise.resolve(SAID)) {
  let [now, asked] = [0, 0];
  const provider = {
    compare: () => {
      asked += 1;
      return answer();
    },
  };
  const memory = new MarketMemory(provider, () => now);
  return {
    compare: (facts: Partial<ComparedVehicle> = {}, siteId = 1) => memory.compare({ ...CAR, ...facts }, siteId),
    asked: () => asked,
    pass: (ms: number) => (now += ms),
  };
}

test('M10, H9.3 what the market says of a vehicle is asked once, until its price or its facts change or an hour is over', async () => {
  const { compare, asked, pass } = aMarket();
  expect(await Promise.all([compare(), compare(), compare()])).toEqual([SAID, SAID, SAID]);
  await compare({}, 2);
  expect(asked()).toBe(1);
  await compare({ price: 24_000 });
  expect(asked()).toBe(2);
  pass(MARKET_ANSWER_MS);
  await compare();
  expect(asked()).toBe(3);
});

test('M10 that the market knows no such vehicle is remembered too', async () => {
  const { compare, asked } = aMarket(() => Promise.resolve(null));
  expect([await compare(), await compare()]).toEqual([null, null]);
  expect(asked()).toBe(1);
});

test('M10 a market that fails is asked about the vehicle again after half a minute, not before', async () => {
  const { compare, asked, pass } = aMarket(() => Promise.reject(new Error('It is down.')));
  await expect(compare()).rejects.toThrow('It is down.');
  await expect(compare()).rejects.toThrow('It is down.');
  expect(asked()).toBe(1);
  pass(MARKET_FAILURE_MS);
  await expect(compare()).rejects.toThrow('It is down.');
  expect(asked()).toBe(2);
});

test('H9.3 a site has so many questions a minute; beyond that nobody is asked, and another site has its own', async () => {
  const { compare, asked, pass } = aMarket();
  for (let km = 0; km < MOST_MARKET_QUESTIONS; km += 1) await compare({ km });
  await expect(compare({ km: -1 })).rejects.toThrow(/this minute/);
  expect(asked()).toBe(MOST_MARKET_QUESTIONS);
  expect(await compare({ km: 0 })).toEqual(SAID);
  expect(await compare({ km: -1 }, 2)).toEqual(SAID);
  pass(60_000);
  expect(await compare({ km: -2 })).toEqual(SAID);
});

test('H8.2 while the market is slow, so many questions of a site are under way and the next is not asked', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof SAID>();
  const { compare, asked } = aMarket(() => promise);
  const underWay = Array.from({ length: MOST_MARKET_QUESTIONS_AT_ONCE }, (_, km) => compare({ km }));
  await expect(compare({ km: -1 })).rejects.toThrow(/under way/);
  expect(asked()).toBe(MOST_MARKET_QUESTIONS_AT_ONCE);
  resolve(SAID);
  await Promise.all(underWay);
  // What was refused is no answer of the market's.
  expect(await compare({ km: -1 })).toEqual(SAID);
});
