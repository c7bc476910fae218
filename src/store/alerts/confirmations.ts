import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { type AlertSite, SITE_COLUMNS } from './digests.ts';

/** An email that asks to confirm an alert. */
export interface DueConfirmation {
  readonly id: string;
  readonly attempts: number;
  readonly site: AlertSite;
  readonly alertId: string;
  readonly shopperId: string | null;
  /** The phone number of the shopper who asked for it. */
  readonly phone: string | null;
  readonly address: string;
  readonly words: string;
  readonly noun: string;
  readonly isStarted: boolean;
}

/** Whether there is a confirmation to send. */
export async function hasDueConfirmations(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (select from alert_confirmation where state = 'due' and next_attempt_at <= ${now}) as is_due`.execute(db);
  return rows[0]?.isDue === true;
}

/**
 * Takes confirmations that are due, up to a number; if their worker dies, they are due again after `again`. One whose alert has been stopped since it was asked for, or goes
 * to another address by now, is sent to nobody.
 */
export async function takeConfirmations(db: Database, now: Date, again: Date, most: number): Promise<DueConfirmation[]> {
  const { rows } = await sql<DueConfirmation>`
    with taken as (
      update alert_confirmation set attempts = attempts + 1, next_attempt_at = ${again} where id in (
        select id from alert_confirmation where state = 'due' and next_attempt_at <= ${now}
        order by next_attempt_at limit ${most} for update skip locked)
      returning id, site_id, alert_id, contact_id, attempts
    )
    select t.id, t.attempts, ${SITE_COLUMNS} as site, a.id as alert_id, a.shopper_id, p.phone, c.address, a.words, a.noun,
      a.confirmed_at is not null and a.stopped_at is null as is_started
    from taken t join site s on s.id = t.site_id join alert a on a.site_id = t.site_id and a.id = t.alert_id
        and (a.stopped_at is null or a.asked_at > a.stopped_at)
      join alert_contact c on c.site_id = t.site_id and c.id = a.contact_id and c.id = t.contact_id and c.channel = 'email'
      left join shopper p on p.site_id = t.site_id and p.id = a.shopper_id`.execute(db);
  return rows;
}

/** Records what came of a confirmation; one that failed is tried again unless it is said to be the last attempt. */
export async function recordConfirmation(
  db: Database,
  siteId: number,
  id: string,
  {
    state,
    error,
    nextAttemptAt,
  }: { readonly state: 'sent' | 'due' | 'failed'; readonly error: string | null; readonly nextAttemptAt: Date },
): Promise<void> {
  await sql`update alert_confirmation set state = ${state}, error = ${error}, next_attempt_at = ${nextAttemptAt}
    where site_id = ${siteId} and id = ${id}`.execute(db);
}
