import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { PAID_CENTS } from '#src/store/invoices/paid-cents.ts';
import type { KnownPayment } from './payments.ts';

/** The accounts that payments of a provider went to lately. */
export async function readAccounts(db: Database, provider: string, since: Date): Promise<(string | null)[]> {
  const { rows } = await sql<{ account: string | null }>`
    select distinct account from payment where provider = ${provider} and created_at >= ${since}`.execute(db);
  return rows.map(({ account }) => account);
}

/** A payment that a provider has under an id of ours, and nobody here knows. */
export interface StrayPayment {
  readonly provider: KnownPayment['provider'];
  readonly reference: string;
  readonly account: string | null;
  readonly paymentId: string;
  readonly outcome: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly refundedCents: number;
}

/** Records a stray payment as the provider has it now; returns whether it is new. */
export async function noteStray(db: Database, stray: StrayPayment): Promise<boolean> {
  const { provider, reference, account, paymentId, outcome, amountCents, currency, refundedCents } = stray;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into stray_payment (provider, reference, account, payment_id, outcome, amount_cents, currency, refunded_cents)
    values (${provider}, ${reference}, ${account}, ${paymentId}, ${outcome}, ${amountCents}, ${currency}, ${refundedCents})
    on conflict (provider, reference) do update set outcome = excluded.outcome, refunded_cents = excluded.refunded_cents
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.isNew === true;
}

/** Has money given back that was paid and that nothing here keeps; returns the payments. A transition does this by itself, so there should be none. */
export async function mendBooks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payment p set refund_state = 'wanted', refund_id = gen_random_uuid(), attempts = 0, next_attempt_at = clock_timestamp(),
      error = 'It was paid for nothing.'
    from reservation r where r.site_id = p.site_id and r.id = p.reservation_id and p.state = 'succeeded' and p.refund_state = 'none'
      and not (r.state in ('paid', 'converted') and r.deposit_payment_id = p.id)
    returning p.id`.execute(db);
  const { rows: invoiced } = await sql<{ id: string }>`
    update payment p set refund_state = 'wanted', refund_id = gen_random_uuid(), attempts = 0, next_attempt_at = clock_timestamp(),
      error = 'It was paid for nothing.'
    from invoice_payment i where i.site_id = p.site_id and i.payment_id = p.id and p.state = 'succeeded' and p.refund_state = 'none'
      and i.outcome <> 'kept'
    returning p.id`.execute(db);
  return [...rows, ...invoiced].map(({ id }) => id);
}

/** Something in the books that a person must look at. */
export interface OddEntry {
  readonly what: string;
  /** The slug of its site; null for what belongs to none. */
  readonly site: string | null;
  /** The number of the reservation, or of the payment or invoice that it is about. */
  readonly reservation: string | null;
  readonly payment: string | null;
  readonly reference: string | null;
  readonly amountCents: number | null;
}

/** What does not add up, of one site or of all: refused refunds, amounts that are not ours, deposits that nobody paid, strays. */
export async function readOddEntries(db: Database, site: string | null): Promise<OddEntry[]> {
  const { rows } = await sql<OddEntry>`
    select coalesce(p.error, 'A refund was refused.') as what, s.slug as site, coalesce(r.number, i.number) as reservation, p.id as payment, p.reference,
      p.amount_cents::float8 as amount_cents
    from payment p join site s on s.id = p.site_id left join reservation r on r.site_id = p.site_id and r.id = p.reservation_id
      left join invoice_payment i on i.site_id = p.site_id and i.payment_id = p.id
    where (p.refund_state = 'refused' or p.error is not null and p.refund_state <> 'done') and (${site}::text is null or s.slug = ${site})
    union all
    select 'Reserved without a deposit that was paid.', s.slug, r.number, r.deposit_payment_id, null, r.deposit_cents::float8
    from reservation r join site s on s.id = r.site_id
    where r.state in ('paid', 'converted') and (${site}::text is null or s.slug = ${site})
      and not exists (select from payment p where p.site_id = r.site_id and p.id = r.deposit_payment_id and p.state = 'succeeded' and p.refund_state = 'none')
    union all
    select 'More was paid towards an invoice than it asks for.', s.slug, i.number, null, null, (${PAID_CENTS} - i.total_cents)::float8
    from invoice i join site s on s.id = i.site_id
    where (${site}::text is null or s.slug = ${site}) and ${PAID_CENTS} > i.total_cents
    union all
    select 'The provider has a payment that nobody here knows: ' || t.outcome || ', ' || t.currency, null, null, t.payment_id, t.reference,
      t.amount_cents::float8
    from stray_payment t where t.outcome = 'succeeded' and t.refunded_cents < t.amount_cents
    order by 2, 3, 4`.execute(db);
  return rows;
}
