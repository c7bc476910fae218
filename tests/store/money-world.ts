import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PaymentOutcome } from '#src/rules/payments/payment-state.ts';
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
import type { FakeProvider } from '#tests/factories/a-payment-provider.ts';
import { aMortalDatabase, type MortalDatabase } from './mortal-database.ts';
import { type ReservationShop, DEPOSIT_CENTS as seenDepositCents, PRICE_CENTS as seenPriceCents } from './reservation-shop.ts';

export type WorkStep = 'end' | 'notices' | 'follow' | 'refunds' | 'mails' | 'sweep';

/** One vehicle and the people who want it, over processes that die. What a browser knows is kept here; it outlives them. */
export interface MoneyWorld {
  readonly provider: FakeProvider;
  readonly car: number;
  hold(person: number): Promise<void>;
  pay(person: number): Promise<void>;
  /** What a bank does with one of the payments that were started. */
  bank(payment: number, outcome: PaymentOutcome): void;
  bankLast(outcome: PaymentOutcome): void;
  settle(payment: number): Promise<void>;
  settleLast(): Promise<void>;
  /** How many payments were started. */
  paymentCount(): number;
  notice(payment: number): Promise<void>;
  shopperCancels(person: number): Promise<void>;
  dealer(act: 'dealer-cancels' | 'dealer-converts', reservation: number): Promise<void>;
  feed(isSold: boolean): Promise<void>;
  work(step: WorkStep): Promise<void>;
  pass(minutes: number): Promise<void>;
  /** Everything is up again, all leases end, and the worker does all that is left. */
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

export async function aMoneyWorld(shop: ReservationShop, processes: MoneyProcesses, car: number): Promise<MoneyWorld> {
  const { fleet, provider } = shop;
  const means: ReservationMeans = { ...shop.means, db: processes.worker.db };
  const contexts: Context[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const context = await shop.visitor({ site: at % 2 === 0 ? 'ours' : 'partner', token: randomUUID() });
    contexts.push({ ...context, store: new SiteStore(processes.web.db, context.site.id) });
  }
  const contacts = contexts.map((_, at) => ({
    name: 'P',
    last_name: String(at),
    email: `${randomUUID()}@shopper.example`,
    phone: `04${String(randomInt(100_000_000)).padStart(8, '0')}`,
  }));
  /** The reservations that each person's browser knows of, and the payments that were begun. */
  const own = contexts.map((): string[] => []);
  const payments: { id: string; reference: string; person: number }[] = [];
  const person = (at: number) => contexts[at % PEOPLE] as Context;
  const payment = (at: number) => payments[at % Math.max(1, payments.length)];
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
    car,
    async hold(at) {
      const outcome = await shop.hold(person(at), car, { contact: contacts[at % PEOPLE] ?? {} });
      if (outcome.kind === 'held' || outcome.kind === 'yours') own[at % PEOPLE]?.push(outcome.reservation.id);
    },
    async pay(at) {
      const id = own[at % PEOPLE]?.at(-1);
      if (id === undefined) return;
      const started = await startPayment(person(at), id, { seenDepositCents, seenPriceCents });
      if (started.kind === 'started') payments.push({ id: started.paymentId, reference: started.reference, person: at });
    },
    bank(at, outcome) {
      const found = payment(Math.max(0, at));
      if (found !== undefined) provider.bank(found.reference, outcome);
    },
    bankLast: (outcome) => world.bank(payments.length - 1, outcome),
    settleLast: () => (payments.length === 0 ? Promise.resolve() : world.settle(payments.length - 1)),
    paymentCount: () => payments.length,
    async settle(at) {
      const found = payment(at);
      if (found !== undefined) await settlePayment(person(found.person), found.id);
    },
    async notice(at) {
      const found = payment(at);
      const booked = found === undefined ? undefined : provider.books.get(found.reference);
      if (booked !== undefined) await takeNotice(person(0), { id: `${booked.reference} ${randomInt(2)}`, payment: booked });
    },
    async shopperCancels(at) {
      const id = own[at % PEOPLE]?.at(-1);
      if (id !== undefined) await cancelReservation(person(at), id);
    },
    async dealer(act, at) {
      const known = own.flatMap((ids, of) => ids.map((id) => ({ id, of })));
      const found = known[at % Math.max(1, known.length)];
      if (found !== undefined) await changeReservation(processes.worker.db, person(found.of).site.id, found.id, act);
    },
    feed: (isSold) => (isSold ? shop.sell(car) : shop.change(car, {})),
    async work(step) {
      await steps[step]();
    },
    async pass(minutes) {
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
      for (let round = 0; round < 4; round += 1) {
        await world.pass(600);
        for (const step of ['end', 'notices', 'follow', 'refunds', 'mails'] as const) await steps[step]();
      }
    },
  };
  return world;
}
