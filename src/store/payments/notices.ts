import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { PAYMENT_COLUMNS, PAYMENT_LEASE } from './follow-payments.ts';
import type { KnownPayment } from './payments.ts';

export interface NewNotice {
  readonly provider: KnownPayment['provider'];
  readonly noticeId: string;
  readonly reference: string;
  readonly paymentId: string | null;
}

/** Stores a notice, once; committed before the provider is answered. */
export async function takeNotice(db: Database, notice: NewNotice): Promise<void> {
  await sql`select take_notice(${JSON.stringify(notice)}::jsonb)`.execute(db);
}

/** A notice that is to be handled, with the payment that it is about, if there is one. */
export interface DueNotice {
  readonly provider: KnownPayment['provider'];
  readonly noticeId: string;
  readonly attempts: number;
  readonly payment: KnownPayment | null;
}

/** Takes notices that are due, up to a number. */
export async function takeDueNotices(db: Database, provider: string, most: number): Promise<DueNotice[]> {
  const { rows } = await sql<Omit<DueNotice, 'payment'> & { readonly found: string | null }>`
    with taken as (
      update payment_notice n set attempts = least(n.attempts + 1, 30000), next_attempt_at = ${PAYMENT_LEASE}
      where (n.provider, n.notice_id) in (
        select provider, notice_id from payment_notice where handled_at is null and provider = ${provider} and next_attempt_at <= clock_timestamp()
        order by next_attempt_at limit ${most} for update skip locked)
      returning *
    )
    select t.provider, t.notice_id, t.attempts, (select p.id from payment p
      where p.provider = t.provider and (p.reference = t.reference or p.id = t.payment_id)
      order by (p.reference = t.reference) desc nulls last limit 1) as found
    from taken t`.execute(db);
  const { rows: payments } = await sql<KnownPayment>`select ${PAYMENT_COLUMNS} from payment p
    where p.id = any(${rows.flatMap(({ found }) => found ?? [])}::uuid[])`.execute(db);
  return rows.map(({ found, ...notice }) => ({ ...notice, payment: payments.find(({ id }) => id === found) ?? null }));
}

/** Records that a notice was handled, or when it is tried again. */
export async function recordNotice(
  db: Database,
  { provider, noticeId }: Pick<DueNotice, 'provider' | 'noticeId'>,
  retryMs: number | null,
): Promise<void> {
  await sql`update payment_notice set handled_at = case when ${retryMs}::float8 is null then clock_timestamp() end,
    next_attempt_at = clock_timestamp() + make_interval(secs => coalesce(${retryMs}::float8, 0) / 1000)
    where provider = ${provider} and notice_id = ${noticeId}`.execute(db);
}
