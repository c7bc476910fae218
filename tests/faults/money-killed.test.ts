import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aDataFolder } from './data-folder.ts';
import { type MoneyCount, runMoneyCampaign } from './money-campaign.ts';
import { type TwoForecourts, twoForecourts } from './two-forecourts.ts';

/** `npm run test:money` runs all of it; `npm test` a part that takes half a minute. */
const IS_WHOLE = process.env.MONEY === 'whole';
const MINUTES = 60_000;

interface Booked {
  readonly id: string;
  readonly state: string;
  readonly email: string;
  readonly deposit: number;
  /** What the provider's own books have kept of its payments. */
  readonly kept: number;
  readonly was_paid: boolean;
  readonly leads: number;
  readonly vehicle_id: number;
  readonly is_marked: boolean;
}

const BOOKS = `select r.id, r.state, r.contact->>'email' as email, r.deposit_cents::int as deposit, r.vehicle_id,
  coalesce((select sum(t.amount_cents - t.refunded_cents) from payment p join test_payment t on t.id = p.id
    where p.reservation_id = r.id and t.state in ('succeeded', 'late')), 0)::int as kept,
  exists (select from reservation_event e where e.reservation_id = r.id and e.event = 'payment-succeeds' and e.to_state = 'paid') as was_paid,
  (select count(*)::int from lead l where l.idempotency_key = 'reservation ' || r.id) as leads,
  coalesce((select m.is_reserved from vehicle_reservation m where m.vehicle_id = r.vehicle_id), false) as is_marked
  from reservation r`;

/** What the worker has yet to do: holds to end, payments to ask about, money to give back. */
const LEFT = `select (select count(*) from reservation where state = 'held')
  + (select count(*) from payment where state in ('started', 'waiting', 'failed') or refund_state = 'wanted') as count`;

/** Lets the time of every hold and every pause of the worker pass, until it has done all that is left. */
async function allSettled(shop: TwoForecourts): Promise<void> {
  for (const deadline = Date.now() + 3 * MINUTES; Date.now() < deadline; await wait(5_000)) {
    const [left] = await shop.query<{ count: string }>(LEFT);
    if (left?.count === '0') return;
    await shop.query(`update reservation set held_until = held_until - interval '1 hour' where state = 'held'`);
    await shop.query(`update payment set created_at = created_at - interval '1 hour', next_attempt_at = now()
      where state in ('started', 'waiting', 'failed') or refund_state = 'wanted'`);
  }
  const left = await shop.query(`select state, refund_state, attempts, error, count(*) from payment group by 1, 2, 3, 4`);
  throw new Error(`The worker has not done all: ${JSON.stringify(left)}`);
}

async function balances(shop: TwoForecourts, { promised, uncharged }: MoneyCount): Promise<readonly Booked[]> {
  const booked = await shop.query<Booked>(BOOKS);
  expect(booked.filter(({ state, kept, deposit }) => kept !== (state === 'paid' ? deposit : 0))).toEqual([]);
  expect(booked.filter(({ was_paid, leads }) => leads !== (was_paid ? 1 : 0))).toEqual([]);
  const kept = booked.filter(({ state }) => state === 'paid').map(({ vehicle_id }) => vehicle_id);
  expect(new Set(kept).size).toBe(kept.length);
  expect(booked.filter(({ vehicle_id, is_marked }) => is_marked !== kept.includes(vehicle_id))).toEqual([]);
  expect(
    await shop.query('select reference from test_payment t where not exists (select from payment p where p.id = t.id)'),
  ).toEqual([]);
  // What shoppers were told is what happened.
  const paid = new Set(booked.filter(({ was_paid }) => was_paid).map(({ id }) => id));
  expect(promised.filter((id) => !paid.has(id))).toEqual([]);
  expect(booked.filter(({ email, kept: charged }) => charged > 0 && uncharged.includes(email))).toEqual([]);
  return booked;
}

test(
  'R2 while web processes and workers are killed, the books balance: who is told that the vehicle is theirs has paid once, and nobody else has paid',
  async () => {
    const order = IS_WHOLE ? { kills: 60 } : { kills: 6 };
    const shop = await twoForecourts(path.dirname(aDataFolder()), { cars: IS_WHOLE ? 1_500 : 100 });
    onTestFinished(() => shop.stop());
    const count = await runMoneyCampaign(shop, order);
    expect(count.kills).toBe(order.kills);
    await allSettled(shop);
    const booked = await balances(shop, count);
    const states = Object.entries(Object.groupBy(booked, ({ state }) => state)).map(([state, all]) => `${state} ${all?.length}`);
    console.log(`${count.kills} kills, ${count.shoppers} shoppers; reservations: ${states.join(', ')}`);
    // A campaign in which nobody paid or got anything back would prove nothing.
    expect(states.map((text) => text.split(' ')[0])).toEqual(expect.arrayContaining(['paid', 'refunded']));
  },
  IS_WHOLE ? 45 * MINUTES : 5 * MINUTES,
);
