import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/store/connect.ts';
import type { StripeServer } from '#tests/factories/a-stripe-server.ts';
import { RECORDED } from '#tests/factories/reservation-record.ts';
import { chargesOf, isPayable, type Payable } from './money-bank.ts';

interface BookedReservation {
  readonly id: string;
  readonly state: string;
  readonly depositCents: number;
  readonly payments: readonly { readonly id: string; readonly reference: string | null; readonly state: string }[];
  readonly events: readonly { readonly from: string; readonly event: string; readonly to: string }[];
  readonly leads: number;
}

/** The reservations of a vehicle with everything that the books have of them. */
async function readBooks(db: Database, car: number): Promise<BookedReservation[]> {
  const { rows } = await sql<BookedReservation>`
    select r.id, r.state, r.deposit_cents::float8 as deposit_cents,
      (select coalesce(json_agg(json_build_object('id', p.id, 'reference', p.reference, 'state', p.state)), '[]') from payment p
        where p.reservation_id = r.id) as payments,
      (select coalesce(json_agg(json_build_object('from', e.from_state, 'event', e.event, 'to', e.to_state) order by e.id), '[]')
        from reservation_event e where e.reservation_id = r.id) as events,
      (select count(*)::int from lead l where l.idempotency_key = 'reservation ' || r.id) as leads
    from reservation r where r.vehicle_id = ${car}`.execute(db);
  return rows;
}

const isKept = (state: string) => state === 'paid' || state === 'converted';

/** The books here, Stripe's own, which are the ones that count, and what people were sent to pay with. */
export interface Books {
  readonly db: Database;
  readonly stripe: StripeServer;
  readonly car: number;
  readonly handedOut: readonly Payable[];
  /** What somebody was told that was not so. */
  readonly lies: readonly string[];
}

/** Every charge of a reservation's payments, less what was given back of it. */
const costOf = ({ payments }: BookedReservation, stripe: StripeServer): number[] =>
  payments.flatMap(({ id }) => chargesOf(stripe, id));

/** A page of the provider's own may be open in any tab, so that it is the only thing that can be paid while the vehicle is held. */
function checkPayable({ id, state }: BookedReservation, { stripe, handedOut }: Books): void {
  if (state !== 'held') return;
  const payable = handedOut.filter((one) => one.reservationId === id && isPayable(stripe, one));
  const distinct = new Map(payable.map((one) => [one.reference, one.kind]));
  if ([...distinct.values()].includes('page')) expect([...distinct], 'two things can be paid for one hold').toHaveLength(1);
}

/** What is true at every moment, whatever died and however far the worker is. */
export async function checkAlways(books: Books): Promise<void> {
  const { db, stripe, car, lies } = books;
  expect(lies).toEqual([]);
  const refunded = stripe.refunds.map(({ payment_intent: intent }) => intent);
  expect(new Set(refunded).size, 'refunded twice').toBe(refunded.length);
  const booked = await readBooks(db, car);
  expect(booked.filter(({ state }) => state === 'held' || state === 'paid').length, 'two live holds').toBeLessThanOrEqual(1);
  for (const reservation of booked) {
    checkPayable(reservation, books);
    const charges = costOf(reservation, stripe);
    if (isKept(reservation.state)) expect(charges, 'reserved, and its deposit not there').toContain(reservation.depositCents);
    let state = 'offered';
    for (const { from, event, to } of reservation.events) {
      expect(from, 'a step that began somewhere else').toBe(state);
      const recorded = RECORDED.find((one) => one.event === event && one.state === from)?.result;
      expect(recorded?.replace(/\[.*/, ''), `${event} in ${from}`).toBe(to);
      state = to;
    }
    expect(reservation.state, 'a state without its event').toBe(state);
  }
}

/** What is true once everything has been done: the books balance to the cent. */
export async function checkBalance(books: Books): Promise<void> {
  const { db, stripe, car, handedOut } = books;
  await checkAlways(books);
  const booked = await readBooks(db, car);
  for (const reservation of booked) {
    const net = costOf(reservation, stripe).reduce((sum, cents) => sum + cents, 0);
    expect(net, `a ${reservation.state} reservation’s shopper has paid`).toBe(
      isKept(reservation.state) ? reservation.depositCents : 0,
    );
    const wasPaid = reservation.events.some(
      ({ event, to, from }) => event === 'payment-succeeds' && from === 'held' && to === 'paid',
    );
    expect(reservation.leads, 'leads to the dealer').toBe(wasPaid ? 1 : 0);
    if (reservation.state !== 'held')
      expect(
        reservation.payments.filter(({ state }) => ['started', 'waiting', 'failed'].includes(state)),
        'payments still open',
      ).toEqual([]);
  }
  expect(
    handedOut.filter((one) => isPayable(stripe, one) && one.kind === 'page'),
    'pages still open',
  ).toEqual([]);
  const known = booked.flatMap(({ payments }) => payments.map(({ id }) => id));
  const { rows: strays } = await sql`select reference from stray_payment where payment_id = any(${known}::uuid[])`.execute(db);
  expect(strays, 'payments that nobody here knows').toEqual([]);
  const { rows } = await sql<{
    isReserved: boolean;
  }>`select is_reserved from vehicle_reservation where vehicle_id = ${car}`.execute(db);
  if (booked.some(({ state }) => state === 'paid')) expect(rows[0]?.isReserved, 'a reserved vehicle is on sale').toBe(true);
  if (!booked.some(({ state }) => isKept(state))) expect(rows[0]?.isReserved ?? false, 'a free vehicle is off sale').toBe(false);
}
