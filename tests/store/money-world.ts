import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { changeReservation } from '#src/store/reservations/change-reservation.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { followPayments } from '#src/use-cases/payments/follow-payments.ts';
import { giveBack } from '#src/use-cases/payments/give-back.ts';
import { handleNotices } from '#src/use-cases/payments/handle-notices.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { sweepPayments } from '#src/use-cases/payments/sweep-payments.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { endReservations } from '#src/use-cases/reservations/end-reservations.ts';
import { sendReservationMails } from '#src/use-cases/reservations/send-reservation-mails.ts';
import type { HostedAnswer } from '#tests/factories/stripe-sessions.ts';
import { bankSays, banksAnswer, chargesOf, intentsOf, type Payable } from './money-bank.ts';
import type { MoneyProvider } from './money-provider.ts';
import { aMortalDatabase, type MortalDatabase } from './mortal-database.ts';
import { DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

export type WorkStep = 'end' | 'notices' | 'follow' | 'refunds' | 'mails' | 'sweep';

/** Where somebody presses 'Pay': with the fields, or at one of the entrances from which Stripe's own page leads back to another address. */
export type Entrance = 'fields' | 'checkout' | 'journey' | 'link';
/** What the feed says of the vehicle. */
export type FeedWord = 'sold' | 'back' | 'dearer' | 'unpriced';

/** One vehicle and the people who want it, over processes that die. What a browser knows is kept here; it outlives them. */
export interface MoneyWorld {
  readonly provider: MoneyProvider;
  /** What people were sent to pay with, in order. */
  readonly handedOut: readonly Payable[];
  /** What somebody was told that was not so. */
  readonly lies: readonly string[];
  hold(person: number): Promise<void>;
  pay(person: number, entrance: Entrance): Promise<void>;
  /** What a bank does with one of the payments that were started. */
  bank(payment: number, answer: HostedAnswer): void;
  bankLast(answer: HostedAnswer): void;
  settle(payment: number): Promise<void>;
  settleLast(): Promise<void>;
  /** Stripe closes a page by itself. */
  closePage(payment: number): void;
  notice(payment: number): Promise<void>;
  shopperCancels(person: number): Promise<void>;
  dealer(act: 'dealer-cancels' | 'dealer-converts', reservation: number): Promise<void>;
  feed(word: FeedWord): Promise<void>;
  work(step: WorkStep): Promise<void>;
  pass(minutes: number): Promise<void>;
  /** Everything is up again, all leases end, banks answer, and the worker does all that is left. */
  finish(): Promise<void>;
}

/** The processes: a web and a worker, each of which can die, and the operator's own connection. */
export interface MoneyProcesses {
  readonly web: MortalDatabase;
  readonly worker: MortalDatabase;
  end(): Promise<void>;
}

export function someProcesses({ fleet }: ReservationShop): MoneyProcesses {
  const web = aMortalDatabase(fleet.database.app, 'mortal-web', fleet.all);
  const worker = aMortalDatabase(fleet.database.platform, 'mortal-worker', fleet.all);
  return {
    web,
    worker,
    async end() {
      await web.end();
      await worker.end();
    },
  };
}

const PEOPLE = 3;
const FEED: Readonly<Record<FeedWord, Readonly<Record<string, unknown>>>> = {
  sold: { status: 'sold', sold: true },
  back: {},
  dearer: { price: 26_000 },
  unpriced: { price: null },
};

export interface MoneyPlace {
  readonly shop: ReservationShop;
  readonly processes: MoneyProcesses;
  readonly provider: MoneyProvider;
  readonly car: number;
}

export async function aMoneyWorld({ shop, processes, provider, car }: MoneyPlace): Promise<MoneyWorld> {
  const { fleet } = shop;
  const { stripe, payments, pages } = provider;
  const means: ReservationMeans = { ...shop.means, payments, db: processes.worker.db };
  const contexts: Context[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const context = await shop.visitor({ site: at % 2 === 0 ? 'ours' : 'partner', token: randomUUID() });
    const cardForm = { kind: 'stripe', publishableKey: 'pk_test_sample00', pages } as const;
    const services = { ...context.services, payments, cardForm };
    contexts.push({ ...context, services, store: new SiteStore(processes.web.db, context.site.id) });
  }
  const contacts = contexts.map((_, at) => ({
    name: 'P',
    last_name: String(at),
    email: `${randomUUID()}@shopper.example`,
    phone: `04${String(randomInt(100_000_000)).padStart(8, '0')}`,
  }));
  /** The reservations that each person's browser knows of, the price that it shows, what they were sent to pay with, and what they were told wrongly. */
  const own = contexts.map((): string[] => []);
  const seen = contexts.map(() => PRICE_CENTS);
  const handedOut: Payable[] = [];
  const lies: string[] = [];
  const person = (at: number) => contexts[at % PEOPLE] as Context;
  const payable = (at: number) => handedOut[at % Math.max(1, handedOut.length)];
  const newestOf = (at: number) => own[at % PEOPLE]?.at(-1);
  const charged = (of: readonly Payable[]) =>
    of.flatMap(({ paymentId }) => chargesOf(stripe, paymentId)).some((cents) => cents > 0);
  const steps: Readonly<Record<WorkStep, () => Promise<unknown>>> = {
    end: () => endReservations(means),
    notices: () => handleNotices(means),
    follow: () => followPayments(means),
    refunds: () => giveBack(means),
    mails: () => sendReservationMails(means),
    sweep: () => sweepPayments(means, Date.now()),
  };
  const world: MoneyWorld = {
    provider,
    handedOut,
    lies,
    async hold(at) {
      const outcome = await shop.hold(person(at), car, {
        contact: contacts[at % PEOPLE] ?? {},
        seenPriceCents: seen[at % PEOPLE] ?? PRICE_CENTS,
      });
      if (outcome.kind === 'held' || outcome.kind === 'yours') own[at % PEOPLE]?.push(outcome.reservation.id);
      if (outcome.kind === 'priceChanged' && outcome.what === 'price') seen[at % PEOPLE] = outcome.toCents;
    },
    async pay(at, entrance) {
      const reservationId = newestOf(at);
      if (reservationId === undefined) return;
      const due = handedOut.filter((one) => one.reservationId === reservationId);
      const wasCharged = charged(due);
      const started = await startPayment(person(at), reservationId, {
        seenDepositCents: DEPOSIT_CENTS,
        seenPriceCents: seen[at % PEOPLE] ?? PRICE_CENTS,
        returnUrl: entrance === 'fields' ? undefined : (id) => `https://dealer.example/${entrance}?payment=${id}`,
      });
      const { kind } = started;
      if (kind === 'priceChanged' && started.what === 'price') seen[at % PEOPLE] = started.toCents;
      // What is given back at the same time may be told as not charged.
      if (wasCharged && charged(due) && SAYS_UNCHARGED.includes(kind)) lies.push(`${kind}: nothing was charged`);
      if (kind === 'started') handedOut.push({ ...started, reservationId, person: at, kind: 'fields' });
      if (kind === 'page') {
        const reference = new URL(started.href).pathname.split('/').at(-1) ?? '';
        handedOut.push({ paymentId: started.paymentId, reservationId, person: at, kind, reference });
      }
    },
    bank(at, answer) {
      const found = payable(Math.max(0, at));
      if (found !== undefined) bankSays(stripe, found, answer);
    },
    bankLast: (answer) => world.bank(handedOut.length - 1, answer),
    settleLast: () => (handedOut.length === 0 ? Promise.resolve() : world.settle(handedOut.length - 1)),
    async settle(at) {
      const found = payable(at);
      if (found === undefined) return;
      const wasCharged = charged([found]);
      const { kind } = await settlePayment(person(found.person), found.paymentId);
      if (wasCharged && charged([found]) && (kind === 'unpaid' || kind === 'declined')) lies.push(`payment: ${kind}`);
    },
    closePage(at) {
      const session = stripe.sessions.get(payable(at)?.reference ?? '');
      if (session !== undefined) session.expiresAt = 0;
    },
    async notice(at) {
      const found = payable(at);
      if (found === undefined) return;
      const [intent] = intentsOf(stripe, found.paymentId);
      const isPage = found.kind === 'page' && (intent === undefined || randomInt(2) === 0);
      const about = isPage ? found.reference : (intent?.id ?? found.reference);
      const type = isPage ? 'checkout.session.completed' : 'payment_intent.succeeded';
      const { body, signature } = stripe.notice(about, { type, id: `${about} ${randomInt(2)}` });
      const read = payments.readNotice(new TextEncoder().encode(body), signature);
      if (read === null || read === 'other') throw new Error('The notice was not read.');
      await takeNotice(person(0), read);
    },
    async shopperCancels(at) {
      const id = newestOf(at);
      if (id !== undefined) await cancelReservation(person(at), id);
    },
    async dealer(act, at) {
      const known = own.flatMap((ids, of) => ids.map((id) => ({ id, of })));
      const found = known[at % Math.max(1, known.length)];
      if (found !== undefined) await changeReservation(processes.worker.db, person(found.of).site.id, found.id, act);
    },
    feed: (word) => shop.change(car, FEED[word]),
    async work(step) {
      await steps[step]();
    },
    async pass(minutes) {
      stripe.pass(minutes);
      const by = sql`make_interval(mins => ${minutes})`;
      await sql`update reservation set held_until = held_until - ${by}, paid_until = paid_until - ${by} where vehicle_id = ${car}`.execute(
        fleet.all,
      );
      await sql`update payment set created_at = created_at - ${by}, next_attempt_at = next_attempt_at - ${by}
        where reservation_id in (select id from reservation where vehicle_id = ${car})`.execute(fleet.all);
      await sql`update payment_notice set next_attempt_at = next_attempt_at - ${by} where handled_at is null`.execute(fleet.all);
    },
    async finish() {
      provider.setDown(false);
      banksAnswer(stripe);
      for (let round = 0; round < 4; round += 1) {
        await world.pass(600);
        for (const step of ['end', 'notices', 'follow', 'refunds', 'mails'] as const) await steps[step]();
      }
    },
  };
  return world;
}

/** The answers to pressing 'Pay' that a page says 'Nothing was charged' to. */
const SAYS_UNCHARGED: readonly string[] = ['lapsed', 'priceChanged', 'notPayable'];
