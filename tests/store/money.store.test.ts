import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECORDED } from '#tests/factories/reservation-record.ts';
import { checkAlways, checkBalance } from './money-books.ts';
import { aMoneyWorld, type MoneyProcesses, type MoneyWorld, someProcesses } from './money-world.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

/** `npm run test:money` runs all of them; `npm test` a few. */
const ORDERS = process.env.MONEY === 'whole' ? 2_000 : 40;

let shop: ReservationShop;
let processes: MoneyProcesses;
let cars: number[];
beforeAll(async () => {
  shop = await aReservationShop();
  processes = someProcesses(shop);
  cars = await shop.manyCars(ORDERS);
}, 120_000);
afterAll(async () => {
  await processes.end();
  await shop.end();
});

const some = fc.nat({ max: 5 });
const OUTCOMES = fc.constantFrom('succeeded', 'succeeded', 'succeeded', 'waiting', 'failed') as fc.Arbitrary<
  'succeeded' | 'waiting' | 'failed'
>;

/** Something that happens. Its text is what a counterexample shows. */
interface Happening {
  readonly text: string;
  readonly act: (world: MoneyWorld) => Promise<unknown>;
}

const happening = (text: string, act: Happening['act']): Happening => ({ text, act });

/** What shoppers, banks, dealers, feeds, the clock and the worker do. */
const SIMPLE: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: some.map((n) => happening(`person ${n} holds`, (world) => world.hold(n))) },
  { weight: 4, arbitrary: some.map((n) => happening(`person ${n} starts to pay`, (world) => world.pay(n))) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(some, OUTCOMES)
      .map(([n, outcome]) => happening(`the bank says ${outcome} to payment ${n}`, async (world) => world.bank(n, outcome))),
  },
  { weight: 3, arbitrary: some.map((n) => happening(`the page asks about payment ${n}`, (world) => world.settle(n))) },
  { weight: 3, arbitrary: some.map((n) => happening(`a notice comes of payment ${n}`, (world) => world.notice(n))) },
  { weight: 1, arbitrary: some.map((n) => happening(`person ${n} cancels`, (world) => world.shopperCancels(n))) },
  { weight: 1, arbitrary: some.map((n) => happening(`the dealer cancels ${n}`, (world) => world.dealer('dealer-cancels', n))) },
  { weight: 1, arbitrary: some.map((n) => happening(`the dealer converts ${n}`, (world) => world.dealer('dealer-converts', n))) },
  {
    weight: 1,
    arbitrary: fc.boolean().map((isSold) => happening(`the feed says sold: ${isSold}`, (world) => world.feed(isSold))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(5, 19, 21, 31, 2_881).map((n) => happening(`${n} minutes pass`, (world) => world.pass(n))),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((isDown) => happening(`the provider is down: ${isDown}`, async ({ provider }) => provider.setDown(isDown))),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom('end', 'notices', 'follow', 'refunds', 'mails', 'sweep')
      .map((step) => happening(`the worker: ${step}`, (world) => world.work(step))),
  },
);

/** What happens most often outside: somebody holds, pays, and their bank says yes. How far the platform hears of it is left to chance. */
const BUYING: fc.Arbitrary<Happening> = fc.tuple(some, some).map(([n, last]) =>
  happening(
    `person ${n} holds, starts to pay, the bank says succeeded${last > 2 ? '' : ', and the page asks'}`,
    async (world) => {
      await world.hold(n);
      await world.pay(n);
      world.bankLast('succeeded');
      if (last <= 2) await world.settleLast();
    },
  ),
);

/** A first card is refused and a second one tried; both banks may say yes in the end. */
const TWICE: fc.Arbitrary<Happening> = fc.tuple(some, fc.boolean()).map(([n, both]) =>
  happening(`person ${n} holds and pays with two cards${both ? ', and both banks say succeeded' : ''}`, async (world) => {
    await world.hold(n);
    await world.pay(n);
    world.bankLast('failed');
    await world.settleLast();
    const first = world.paymentCount() - 1;
    await world.pay(n);
    world.bankLast('succeeded');
    if (both) world.bank(Math.max(0, first), 'succeeded');
    await world.settleLast();
    if (first >= 0) await world.settle(first);
  }),
);

class Killed extends Error {}

/** The same, while its process dies: after some statements, or when it calls the provider, just before or just after the call has its effect. */
const KILLED: fc.Arbitrary<Happening> = fc
  .tuple(
    fc.oneof(SIMPLE, BUYING, TWICE),
    fc.oneof(fc.nat({ max: 12 }), fc.constantFrom('start', 'find', 'giveUp', 'refund')),
    fc.constantFrom('before', 'after'),
  )
  .map(([{ text, act }, at, when]) =>
    happening(`${text}, and dies ${typeof at === 'number' ? `after ${at + 1} statements` : `${when} ${at}`}`, async (world) => {
      if (typeof at === 'number') for (const one of [processes.web, processes.worker]) one.dieAfter(at + 1);
      else world.provider.interrupt(at, when, () => Promise.reject(new Killed('The process is gone.')));
      try {
        await act(world);
      } catch {
        // Nobody is there any more to be told.
      } finally {
        world.provider.uninterrupt();
        for (const one of [processes.web, processes.worker]) one.live();
      }
    }),
  );

const AT_ONCE: fc.Arbitrary<Happening> = fc
  .array(SIMPLE, { minLength: 2, maxLength: 4 })
  .map((all) =>
    happening(`at once: ${all.map(({ text }) => text).join(' | ')}`, (world) => Promise.all(all.map(({ act }) => act(world)))),
  );

const HAPPENINGS = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: SIMPLE },
    { weight: 2, arbitrary: BUYING },
    { weight: 1, arbitrary: TWICE },
    { weight: 2, arbitrary: KILLED },
    { weight: 2, arbitrary: AT_ONCE },
  ),
  { minLength: 3, maxLength: 22 },
);

test(`R2 in ${ORDERS} random orders of everything that can happen, with processes that die, the books balance: nobody has paid without a hold, twice, or been refunded twice`, {
  timeout: 7_200_000,
}, async () => {
  const seen = new Map<string, number>();
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      HAPPENINGS.map((all) => Object.assign(all, { toString: () => all.map(({ text }) => text).join('\n') })),
      async (all) => {
        const car = cars.pop();
        if (car === undefined) throw new Error('There are no more cars.');
        shop.provider.closeBooks();
        const world = await aMoneyWorld(shop, processes, car);
        for (const { act } of all) {
          await act(world);
          await checkAlways(shop.fleet.all, shop.provider, car);
        }
        await world.finish();
        await checkBalance(shop.fleet.all, shop.provider, car);
        done += 1;
        if (done % 100 === 0) console.log(`${done} of ${ORDERS} orders balance.`);
        for (const event of await shop.eventsOf(car)) seen.set(event, (seen.get(event) ?? 0) + 1);
      },
    ),
    { numRuns: ORDERS, endOnFailure: true },
  );
  // Orders in which nothing happens would prove nothing.
  expect(seen.size, [...seen.keys()].join('; ')).toBeGreaterThan(8);
  if (process.env.MONEY !== 'whole') return;
  console.log([...seen].map(([event, count]) => `${event}: ${count}`).join('\n'));
  // Everything that the table says of a vehicle that somebody wants has happened; `offered` lasts no longer than a transaction.
  const wanted = RECORDED.filter(
    ({ state, result }) => state !== 'offered' && result !== null && !SELDOM.has(`${state} ${result}`),
  );
  for (const { state, event, result } of wanted)
    expect([...seen.keys()]).toContain(`${state} ${event} ${result?.replace(/\[.*/, '')}`);
});

/** What happens only when somebody holds what they hold, or is given back what was given back. */
const SELDOM = new Set(['held held', 'refunded refunded', 'refunded refunded[return]']);
