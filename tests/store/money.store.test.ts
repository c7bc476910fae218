import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import { RECORDED } from '#tests/factories/reservation-record.ts';
import { checkAlways, checkBalance } from './money-books.ts';
import { aMoneyProvider, type MoneyProvider, PROVIDER_CALLS } from './money-provider.ts';
import { aMoneyWorld, type Entrance, type MoneyProcesses, type MoneyWorld, someProcesses } from './money-world.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

/** `npm run test:money` runs all of them; `npm test` a few. */
const ORDERS = process.env.MONEY === 'whole' ? 2_000 : 24;

let shop: ReservationShop;
let processes: MoneyProcesses;
let provider: MoneyProvider;
let cars: number[];
beforeAll(async () => {
  shop = await aReservationShop();
  processes = someProcesses(shop);
  provider = await aMoneyProvider();
  cars = await shop.manyCars(ORDERS);
}, 120_000);
afterAll(async () => {
  await processes.end();
  await provider.end();
  await shop.end();
});

const some = fc.nat({ max: 5 });
const ANSWERS = fc.constantFrom(
  'succeeded',
  'succeeded',
  'succeeded',
  'processing',
  'requires_action',
  'declined',
) as fc.Arbitrary<'succeeded' | 'processing' | 'requires_action' | 'declined'>;
const ENTRANCES = fc.constantFrom<Entrance>('fields', 'fields', 'checkout', 'checkout', 'journey', 'link');

/** Something that happens. Its text is what a counterexample shows. */
interface Happening {
  readonly text: string;
  readonly act: (world: MoneyWorld) => Promise<unknown>;
}

const happening = (text: string, act: Happening['act']): Happening => ({ text, act });

/** What shoppers, banks, dealers, feeds, the clock and the worker do. */
const SIMPLE: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: some.map((n) => happening(`person ${n} holds`, (world) => world.hold(n))) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(some, ENTRANCES)
      .map(([n, entrance]) => happening(`person ${n} starts to pay by ${entrance}`, (world) => world.pay(n, entrance))),
  },
  { weight: 1, arbitrary: some.map((n) => happening(`the page of payment ${n} closes`, async (world) => world.closePage(n))) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(some, ANSWERS)
      .map(([n, answer]) => happening(`the bank says ${answer} to payment ${n}`, async (world) => world.bank(n, answer))),
  },
  { weight: 3, arbitrary: some.map((n) => happening(`the page asks about payment ${n}`, (world) => world.settle(n))) },
  { weight: 3, arbitrary: some.map((n) => happening(`a notice comes of payment ${n}`, (world) => world.notice(n))) },
  { weight: 1, arbitrary: some.map((n) => happening(`person ${n} cancels`, (world) => world.shopperCancels(n))) },
  { weight: 1, arbitrary: some.map((n) => happening(`the dealer cancels ${n}`, (world) => world.dealer('dealer-cancels', n))) },
  { weight: 1, arbitrary: some.map((n) => happening(`the dealer converts ${n}`, (world) => world.dealer('dealer-converts', n))) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('sold', 'back', 'dearer', 'unpriced')
      .map((word) => happening(`the feed says ${word}`, (world) => world.feed(word))),
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
const BUYING: fc.Arbitrary<Happening> = fc.tuple(some, ENTRANCES, some).map(([n, entrance, last]) =>
  happening(
    `person ${n} holds, starts to pay by ${entrance}, the bank says succeeded${last > 2 ? '' : ', and the page asks'}`,
    async (world) => {
      await world.hold(n);
      await world.pay(n, entrance);
      world.bankLast('succeeded');
      if (last <= 2) await world.settleLast();
    },
  ),
);

/** A first card is refused and a second one tried, there or elsewhere; both banks may say yes in the end. */
const TWICE: fc.Arbitrary<Happening> = fc.tuple(some, ENTRANCES, ENTRANCES, fc.boolean()).map(([n, here, there, both]) =>
  happening(
    `person ${n} holds and pays with two cards, by ${here} and ${there}${both ? ', and both banks say succeeded' : ''}`,
    async (world) => {
      await world.hold(n);
      await world.pay(n, here);
      world.bankLast('declined');
      await world.settleLast();
      const first = world.handedOut.length - 1;
      await world.pay(n, there);
      world.bankLast('succeeded');
      if (both) world.bank(Math.max(0, first), 'succeeded');
      await world.settleLast();
      if (first >= 0) await world.settle(first);
    },
  ),
);

/** The provider does what it was asked, and its answer is lost; the same is pressed again, there or elsewhere. */
const LOST: fc.Arbitrary<Happening> = fc
  .tuple(some, ENTRANCES, ENTRANCES, fc.constantFrom('before', 'after'), fc.boolean())
  .map(([n, here, there, when, isPaid]) =>
    happening(
      `person ${n} holds, pays by ${here}, which the provider never answers (lost ${when}), then by ${there}${isPaid ? ', and the bank says succeeded' : ''}`,
      async (world) => {
        await world.hold(n);
        const call = here === 'fields' ? 'start' : 'open';
        provider.interrupt(call, when, () => Promise.reject(new PaymentsUnavailable('The answer was lost.')));
        await world.pay(n, here);
        provider.uninterrupt();
        await world.pay(n, there);
        if (isPaid) world.bankLast('succeeded');
      },
    ),
  );

class Killed extends Error {}

/** The same, while its process dies: after some statements, or when it calls the provider, just before or just after the call has its effect. */
const KILLED: fc.Arbitrary<Happening> = fc
  .tuple(
    fc.oneof(SIMPLE, BUYING, TWICE),
    fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(...PROVIDER_CALLS)),
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
    { weight: 1, arbitrary: LOST },
    { weight: 2, arbitrary: KILLED },
    { weight: 2, arbitrary: AT_ONCE },
  ),
  { minLength: 3, maxLength: 22 },
);

test(`R2, R4 in ${ORDERS} random orders of everything that can happen, in the fields and on Stripe’s own pages, with processes that die, the books balance: nobody has paid without a hold, twice, or been refunded twice, and nobody was told that nothing was charged who was`, {
  timeout: 7_200_000,
}, async () => {
  const seen = new Map<string, number>();
  let done = 0;
  const pages = { opened: 0, paid: 0 };
  await fc.assert(
    fc.asyncProperty(
      HAPPENINGS.map((all) => Object.assign(all, { [fc.toStringMethod]: () => all.map(({ text }) => text).join('\n') })),
      async (all) => {
        const car = cars.pop();
        if (car === undefined) throw new Error('There are no more cars.');
        provider.stripe.forget();
        const world = await aMoneyWorld({ shop, processes, provider, car });
        const books = { db: shop.fleet.all, stripe: provider.stripe, car, ...world };
        for (const { act } of all) {
          await act(world);
          await checkAlways(books);
        }
        await world.finish();
        await checkBalance(books);
        const opened = new Set(world.handedOut.filter(({ kind }) => kind === 'page').map(({ reference }) => reference));
        pages.opened += opened.size;
        pages.paid += [...opened].filter((one) => provider.stripe.sessions.get(one)?.intent?.status === 'succeeded').length;
        done += 1;
        if (done % 100 === 0) console.log(`${done} of ${ORDERS} orders balance.`);
        for (const event of await shop.eventsOf(car)) seen.set(event, (seen.get(event) ?? 0) + 1);
      },
    ),
    { numRuns: ORDERS, endOnFailure: true },
  );
  // Orders in which nothing happens would prove nothing.
  expect(seen.size, [...seen.keys()].join('; ')).toBeGreaterThan(8);
  expect(pages.paid).toBeGreaterThan(ORDERS / 10);
  if (process.env.MONEY !== 'whole') return;
  console.log(`Stripe’s own pages: ${pages.opened} opened, ${pages.paid} paid.`);
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
