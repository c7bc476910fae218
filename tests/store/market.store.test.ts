import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchMarket } from '#src/jobs/watch-market.ts';
import { marketRange } from '#src/showroom/market-shelf.ts';
import { isMarketDue, reviseMarket } from '#src/store/market/market.ts';
import { compareWithMarket } from '#src/use-cases/market/compare-with-market.ts';
import { reviseEstimates } from '#src/use-cases/market/revise-estimates.ts';
import { dealLabel, marketBadge, marketView } from '#src/views/market/market-view.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';

const GAUGE = { feature: 'price-comparison', name: 'Autogauge' };
const SWITCHES = { plugins: [GAUGE, { feature: 'market-badge', name: 'Car Analysis' }] };
const SITES = ['north', 'south', 'west'].map((slug) => aSiteFile({ slug, switches: SWITCHES, dealerships: [aDealership(slug)] }));

let fleet: Fleet;
beforeEach(async () => {
  fleet = await aFleet([...SITES, aSiteFile({ slug: 'plain', dealerships: ['north'] })]);
  await fleet.stock('north', someVehicles(6));
  await fleet.stock('south', someVehicles(6));
});
afterEach(() => fleet.end());

const revise = () => reviseEstimates(fleet.all, NOW);
const estimates = async () =>
  (
    await sql<{ slug: string; count: string }>`select d.slug, count(e.vehicle_id) from dealership d
      left join market_estimate e on e.dealership_id = d.id group by d.slug order by d.slug`.execute(fleet.all)
  ).rows.map(({ slug, count }) => `${slug} ${count}`);
const carOf = async (site: string, stocknum = 'N1') => {
  const context = await fleet.context(site);
  const card = context.showroom.stock.fixedList([], 100).find((one) => one.stocknum === stocknum);
  const car = context.showroom.stock.vehicle(card?.slug ?? '');
  if (card === undefined || car === null) throw new Error('There is no such vehicle.');
  return { context, card, car };
};

test('M10 estimates are made for every dealership’s vehicles, once, and again only when stock has changed', async () => {
  expect(await revise()).toEqual({ listings: 12, changed: 12 });
  expect(await estimates()).toEqual(['north 6', 'south 6', 'west 0']);
  expect(await revise()).toBeNull();
  await fleet.stock('north', [aVehicle({ stocknum: 'N7' })]);
  expect(await revise()).toEqual({ listings: 13, changed: 1 });
  expect(await revise()).toBeNull();
});

test('M10 estimates are of their own version: the stock’s is as it was, and a showroom takes them in without loading stock again', async () => {
  const showrooms = fleet.showrooms();
  const id = await fleet.siteId('north');
  const before = await showrooms.of(id);
  expect(before?.market.map(({ version }) => version)).toEqual(['0']);
  await revise();
  await showrooms.refresh();
  const after = await showrooms.of(id);
  expect(after?.edition).not.toBe(before?.edition);
  expect(after?.shelves[0]).toBe(before?.shelves[0]);
  const [card] = after?.stock.fixedList([], 1) ?? [];
  expect(after === null || card === undefined ? null : marketRange(after.market, card)).toMatchObject({ comparables: 11 });
  await showrooms.refresh();
  expect(await showrooms.of(id)).toBe(after);
});

test('M10 a dealer that keeps its prices to itself is in nobody’s comparables and has no estimates, from the next run on', async () => {
  await revise();
  await fleet.apply([
    aSiteFile({ slug: 'south', switches: SWITCHES, dealerships: [{ ...aDealership('south'), market_opt_out: true }] }),
  ]);
  await revise();
  expect(await estimates()).toEqual(['north 0', 'south 0', 'west 0']);
  await fleet.stock('west', someVehicles(4));
  await revise();
  expect(await estimates()).toEqual(['north 6', 'south 0', 'west 4']);
});

test('M10 a vehicle that is sold, hidden or without a price neither has an estimate nor counts for others', async () => {
  await fleet.stock('north', [
    aVehicle({ stocknum: 'N1', status: 'sold', sold_date: '2026-11-14T06:00:00Z' }),
    aVehicle({ stocknum: 'N2', show_on_dealer_website: false }),
    aVehicle({ stocknum: 'N3', price: null }),
  ]);
  await revise();
  expect(await estimates()).toEqual(['north 3', 'south 6', 'west 0']);
  const { context, card } = await carOf('south');
  expect(marketRange(context.showroom.market, card)?.comparables).toBe(8);
});

test('M10 two workers at once make one set of estimates', async () => {
  const done = await Promise.allSettled([revise(), revise()]);
  expect(done.some((one) => one.status === 'fulfilled' && one.value?.changed === 12)).toBe(true);
  await revise();
  expect(await estimates()).toEqual(['north 6', 'south 6', 'west 0']);
});

test('M10 stock that changes while the market is estimated is no part of it, and makes it due again', async () => {
  const seen: number[] = [];
  await reviseMarket(fleet.all, { edition: 2, now: NOW }, async ({ listings }) => {
    await fleet.stock('south', [aVehicle({ stocknum: 'N9' })]);
    seen.push(listings.length);
    return { moved: [], gone: [] };
  });
  expect(seen).toEqual([12]);
  expect(await isMarketDue(fleet.all, 2)).toBe(true);
  expect((await revise())?.listings).toBe(13);
  expect(await isMarketDue(fleet.all, 2)).toBe(false);
});

test('M10 another edition of the estimator makes everything due', async () => {
  await revise();
  expect([await isMarketDue(fleet.all, 2), await isMarketDue(fleet.all, 3)]).toEqual([false, true]);
});

test('M10 the worker estimates as it starts, and again when stock changes, until it is stopped', async () => {
  const stop = watchMarket(fleet.all, () => NOW, pino({ level: 'silent' }));
  try {
    await expect.poll(estimates, { timeout: 15_000 }).toEqual(['north 6', 'south 6', 'west 0']);
    await fleet.stock('west', someVehicles(2));
    await expect.poll(estimates, { timeout: 15_000 }).toEqual(['north 6', 'south 6', 'west 2']);
  } finally {
    await stop();
  }
});

test('M10.1 the address of a vehicle answers with its price beside the range, whatever the price is now', async () => {
  await revise();
  await fleet.stock('north', [aVehicle({ stocknum: 'N1', price: 24_500 })]);
  const { context, car } = await carOf('north');
  const range = marketRange(context.showroom.market, car);
  const answer = await compareWithMarket(context, car.slug);
  expect(answer).toMatchObject({
    kind: 'found',
    comparison: { listing_price: 24_500, market_range_min: range?.low, market_range_max: range?.high },
  });
  expect(await compareWithMarket(context, String(car.id))).toEqual(answer);
});

test('M10x another site’s vehicle, one that never was, and any vehicle of a site without the plugin are alike not there', async () => {
  await revise();
  const { car } = await carOf('south');
  const ours = await fleet.context('north');
  expect(await compareWithMarket(ours, car.slug)).toEqual({ kind: 'unknown' });
  expect(await compareWithMarket(ours, 'no-such-car-999999')).toEqual({ kind: 'unknown' });
  const { context, car: own } = await carOf('plain');
  expect(await compareWithMarket(context, own.slug)).toEqual({ kind: 'unknown' });
});

test('M10 a vehicle without an estimate is answered with nothing', async () => {
  const { context, car } = await carOf('north');
  expect(await compareWithMarket(context, car.slug)).toEqual({ kind: 'none', isForNow: false });
});

test('P13.2 without the plugin a page has no price comparison and a card no label', async () => {
  await revise();
  const ours = await carOf('north');
  expect(marketView(ours.context, ours.car)?.href).toBe(`/cars/${ours.car.slug}/autogauge`);
  expect(dealLabel(ours.context, ours.card)).not.toBeNull();
  const plain = await carOf('plain');
  expect(marketView(plain.context, plain.car)).toBeNull();
  expect(dealLabel(plain.context, plain.card)).toBeNull();
});

test('C4.1, M10.6 a price above the range has no label and no panel; one far below it is a great deal', async () => {
  await fleet.stock('north', [aVehicle({ stocknum: 'N1', price: 40_000 }), aVehicle({ stocknum: 'N2', price: 15_000 })]);
  await revise();
  const dear = await carOf('north', 'N1');
  expect([dealLabel(dear.context, dear.card), marketView(dear.context, dear.car)]).toEqual([null, null]);
  const cheap = await carOf('north', 'N2');
  expect(dealLabel(cheap.context, cheap.card)).toEqual({ label: 'Great Deal', band: 'high' });
});

test('M11.1 the badge says how far a price is below the average of its state, where the site analyses cars', async () => {
  const autograb_data = { state_average_market_price: 26_610, average_market_price: 26_000 };
  await fleet.stock('north', [aVehicle({ stocknum: 'N1', autograb_data })]);
  const { context, car } = await carOf('north');
  expect(marketBadge(context, car)).toBe('$1,610 below the QLD average');
});

test('P13.3 without the Car Analysis plugin there is no market badge', async () => {
  const { context, car } = await carOf('plain');
  expect(marketBadge(context, car)).toBeNull();
});

test('M10 a provider elsewhere takes the place of the estimates, and its failure is written down', async () => {
  await revise();
  const { context, car, card } = await carOf('north');
  const warnings: string[] = [];
  const said = { fill: 0.4, listing_price: 25_000, market_range_min: 20_000, market_range_max: 28_333, confidence: 0.9 };
  const asking = (compare: () => Promise<typeof said | null>) => {
    const services = { ...context.services, market: { compare }, warn: (_: unknown, what: string) => void warnings.push(what) };
    return { ...context, services };
  };
  expect(
    await compareWithMarket(
      asking(() => Promise.resolve(said)),
      car.slug,
    ),
  ).toEqual({
    kind: 'found',
    comparison: said,
    isOurs: false,
  });
  const failing = asking(() => Promise.reject(new Error('It is down.')));
  expect(await compareWithMarket(failing, car.slug)).toEqual({ kind: 'none', isForNow: true });
  expect(warnings).toEqual(['A price could not be compared with the market.']);
  expect(marketView(failing, car)).toEqual({ href: `/cars/${car.slug}/autogauge`, plainText: null, meaning: 'Drive away' });
  expect(dealLabel(failing, card), 'a list cannot ask for each car').toBeNull();
});
