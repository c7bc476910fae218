import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

export interface SentDigest {
  readonly id: string;
  readonly day: string;
  readonly at: Date;
  /** Whether it asked if the person still looks. */
  readonly isLastCall: boolean;
  /** The alerts that end with it. */
  readonly endedIds: readonly string[];
}

/** Records that a digest was accepted, and when its alerts were last told. */
export async function recordDigestSent(
  db: Database,
  siteId: number,
  { id, day, at, isLastCall, endedIds }: SentDigest,
): Promise<void> {
  await sql`
    with sent as (
      update alert_digest set state = 'sent', sent_at = ${at}, leased_until = null, error = null
      where site_id = ${siteId} and id = ${id} and state = 'sending' returning id, contact_id
    ), told as (
      update alert a set last_told_on = ${day}::date,
        stopped_at = case when a.id = any(${[...endedIds]}::uuid[]) then coalesce(a.stopped_at, ${at}::timestamptz) else a.stopped_at end
      from alert_finding f, sent
      where a.site_id = ${siteId} and f.site_id = ${siteId} and f.digest_id = sent.id and a.id = f.alert_id
    )
    update alert_contact c set last_call_at = case when ${isLastCall} then ${at}::timestamptz else c.last_call_at end
    from sent where c.site_id = ${siteId} and c.id = sent.contact_id`.execute(db);
}

export interface UnsentDigest {
  readonly id: string;
  readonly error: string;
  /** due: it was certainly refused and is tried again. failed: it is not. unknown: it may have arrived, and must not be sent again. */
  readonly state: 'due' | 'failed' | 'unknown';
  readonly nextAttemptAt: Date;
}

export async function recordDigestUnsent(
  db: Database,
  siteId: number,
  { id, error, state, nextAttemptAt }: UnsentDigest,
): Promise<void> {
  await sql`
    update alert_digest set state = ${state}, error = ${error}, leased_until = null, next_attempt_at = ${nextAttemptAt}
    where site_id = ${siteId} and id = ${id} and state = 'sending'`.execute(db);
}

/** Removes a digest that has nothing to say any more, with what it had found: the person may still get another on that day. */
export async function dropDigest(db: Database, siteId: number, id: string): Promise<void> {
  await sql`delete from alert_digest where site_id = ${siteId} and id = ${id} and state = 'sending'`.execute(db);
}
