import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Signer } from '#src/adapters/keys/signer.ts';
import type { Mail } from '#src/adapters/mail/mail.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { sendInvoiceMails } from '#src/use-cases/invoices/send-invoice-mails.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { followPayments } from '#src/use-cases/payments/follow-payments.ts';
import { giveBack } from '#src/use-cases/payments/give-back.ts';
import { handleNotices } from '#src/use-cases/payments/handle-notices.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { endReservations } from '#src/use-cases/reservations/end-reservations.ts';
import { type HoldInput, type HoldOutcome, holdVehicle } from '#src/use-cases/reservations/hold-vehicle.ts';
import { sendReservationMails } from '#src/use-cases/reservations/send-reservation-mails.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aPaymentProvider, type FakeProvider } from '#tests/factories/a-payment-provider.ts';
import { ownImages, SECRET } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { someServices } from '#tests/factories/some-services.ts';

const NOW = new Date('2026-11-15T00:00:00Z');
export const PRICE_CENTS = 2_500_000;
export const DEPOSIT_CENTS = 20_000;
export const ANNA = { name: 'Anna', last_name: 'Lind', email: 'anna@shopper.example', phone: '0412 345 678' };

/** Two sites that sell one dealership's stock, a provider, and a worker that a test runs by hand. */
export interface ReservationShop {
  readonly fleet: Fleet;
  readonly provider: FakeProvider;
  readonly mails: Mail[];
  /** What was written to the worker's log. */
  readonly log: string[];
  readonly means: ReservationMeans;
  /** A vehicle that nobody has reserved; its id. */
  aCar(facts?: Readonly<Record<string, unknown>>): Promise<number>;
  /** Many of them, in one import. */
  manyCars(count: number): Promise<number[]>;
  /** What a use-case is given for a visitor: a new one each time unless a test says whose token it is. */
  visitor(facts?: {
    readonly site?: 'ours' | 'partner';
    readonly token?: string | null;
    readonly session?: string;
  }): Promise<Context>;
  hold(context: Context, car: number, facts?: Partial<HoldInput>): Promise<HoldOutcome>;
  /** Holds a vehicle and returns the reservation's id. */
  held(context: Context, car: number): Promise<string>;
  /** Starts a payment; its id and its reference. */
  start(context: Context, reservation: string): Promise<{ readonly paymentId: string; readonly reference: string }>;
  /** Runs everything that the worker does, until nothing is left to do. */
  work(): Promise<void>;
  /** Lets time pass for a reservation: everything about it happened that much earlier. */
  age(reservation: string, minutes: number): Promise<void>;
  /** Imports a vehicle again, with changed facts. */
  change(car: number, facts: Readonly<Record<string, unknown>>): Promise<void>;
  /** What the import says: the vehicle is sold. */
  sell(car: number): Promise<void>;
  state(reservation: string): Promise<string | undefined>;
  events(reservation: string): Promise<string[]>;
  /** The events of all reservations of a vehicle. */
  eventsOf(car: number): Promise<string[]>;
  payments(reservation: string): Promise<string[]>;
  /** What its shopper was emailed, in order. */
  mailKinds(reservation: string): Promise<string[]>;
  end(): Promise<void>;
}

/** Opens it; its location is in Queensland. */
export async function aReservationShop(more: Readonly<Record<string, unknown>> = {}): Promise<ReservationShop> {
  const shared = aDealership('shared-motors', { switches: { leadEmails: ['sales@shared.example'] } });
  const switches = { reserveEnabled: true, ...more };
  const fleet = await aFleet([
    aSiteFile({ slug: 'ours', dealerships: [shared], switches }),
    aSiteFile({ slug: 'partner', dealerships: ['shared-motors'], switches }),
  ]);
  const provider = aPaymentProvider();
  const mails: Mail[] = [];
  const log: string[] = [];
  const note = (_: object, text: string) => void log.push(text);
  const means: ReservationMeans = {
    db: fleet.all,
    payments: provider,
    log: { warn: note, error: note },
    sites: new LeadSites({ db: fleet.all, hostMode: 'domains', port: 0, images: ownImages() }),
    post: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    },
    signer: new Signer(SECRET),
  };
  const stocknums = new Map<number, Record<string, unknown>>();
  let cars = 0;
  let people = 0;
  const services = { ...someServices(NOW), payments: provider };
  const base = new Map<string, Promise<Context>>();
  const shop: ReservationShop = {
    fleet,
    provider,
    mails,
    log,
    means,
    async aCar(facts = {}) {
      cars += 1;
      const row = aVehicle({ stocknum: `S${cars}`, ...facts });
      await fleet.stock('shared-motors', [row]);
      const { id } = await fleet.all
        .selectFrom('vehicle')
        .select('id')
        .where('stocknum', '=', `S${cars}`)
        .executeTakeFirstOrThrow();
      stocknums.set(id, row);
      base.clear();
      return id;
    },
    async manyCars(count) {
      const rows = Array.from({ length: count }, (_, at) => aVehicle({ stocknum: `M${at + 1}` }));
      await fleet.stock('shared-motors', rows);
      const found = await fleet.all
        .selectFrom('vehicle')
        .select(['id', 'stocknum'])
        .where('stocknum', 'like', 'M%')
        .orderBy('id')
        .execute();
      for (const { id, stocknum } of found) stocknums.set(id, aVehicle({ stocknum }));
      return found.map(({ id }) => id);
    },
    async visitor({ site = 'ours', token, session } = {}) {
      people += 1;
      const number = people;
      const known = base.get(site) ?? fleet.context(site, NOW);
      base.set(site, known);
      const context = await known;
      return {
        ...context,
        store: new SiteStore(fleet.app, context.site.id),
        services,
        sender: {
          ip: `203.0.113.${number % 250}`,
          visitor: token === undefined ? `visitor-${number}` : token,
          session: session ?? null,
          isSecure: true,
          userAgent: '',
          page: '/cars/it',
        },
      };
    },
    hold: (context, car, facts = {}) =>
      holdVehicle(context, {
        carKey: String(car),
        contact: { ...ANNA, email: `p${people}@shopper.example`, phone: `0491 57${String(people).padStart(4, '0')}` },
        seenPriceCents: PRICE_CENTS,
        seenDepositCents: DEPOSIT_CENTS,
        idempotencyKey: randomUUID(),
        ...facts,
      }),
    async held(context, car) {
      const outcome = await shop.hold(context, car);
      if (outcome.kind !== 'held') throw new Error(JSON.stringify(outcome));
      return outcome.reservation.id;
    },
    async start(context, reservation) {
      const seen = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };
      const outcome = await startPayment(context, reservation, seen);
      if (outcome.kind !== 'started') throw new Error(JSON.stringify(outcome));
      return outcome;
    },
    async work() {
      for (let rounds = 0; rounds < 10; rounds += 1) {
        const done =
          (await endReservations(means)) +
          (await handleNotices(means)) +
          (await followPayments(means)) +
          (await giveBack(means)) +
          (await sendReservationMails(means)) +
          (await sendInvoiceMails(means));
        if (done === 0) return;
      }
    },
    async age(reservation, minutes) {
      const by = sql`make_interval(mins => ${minutes})`;
      await sql`update reservation set held_until = held_until - ${by}, paid_until = paid_until - ${by} where id = ${reservation}`.execute(
        fleet.all,
      );
      await sql`update payment set created_at = created_at - ${by}, next_attempt_at = next_attempt_at - ${by}
        where reservation_id = ${reservation}`.execute(fleet.all);
    },
    async change(car, facts) {
      await fleet.stock('shared-motors', [{ ...stocknums.get(car), ...facts }]);
    },
    sell: (car) => shop.change(car, { status: 'sold', sold: true }),
    async state(reservation) {
      const row = await fleet.all.selectFrom('reservation').select('state').where('id', '=', reservation).executeTakeFirst();
      return row?.state;
    },
    async events(reservation) {
      const rows = await fleet.all
        .selectFrom('reservationEvent')
        .select(['fromState', 'event', 'toState'])
        .where('reservationId', '=', reservation)
        .orderBy('id')
        .execute();
      return rows.map(({ fromState, event, toState }) => `${fromState} ${event} ${toState}`);
    },
    async eventsOf(car) {
      const { rows } = await sql<{ text: string }>`select e.from_state || ' ' || e.event || ' ' || e.to_state as text
        from reservation_event e join reservation r on r.id = e.reservation_id where r.vehicle_id = ${car} order by e.id`.execute(
        fleet.all,
      );
      return rows.map(({ text }) => text);
    },
    async payments(reservation) {
      const rows = await fleet.all
        .selectFrom('payment')
        .select(['state', 'refundState'])
        .where('reservationId', '=', reservation)
        .orderBy('createdAt')
        .execute();
      return rows.map(({ state, refundState }) => `${state} ${refundState}`);
    },
    async mailKinds(reservation) {
      const rows = await fleet.all
        .selectFrom('reservationMail')
        .select('kind')
        .where('reservationId', '=', reservation)
        .where('state', '=', 'sent')
        .orderBy('createdAt')
        .execute();
      return rows.map(({ kind }) => kind);
    },
    end: () => fleet.end(),
  };
  return shop;
}
