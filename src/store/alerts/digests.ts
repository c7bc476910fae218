import { sql } from 'kysely';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import type { Finding } from '#src/rules/alerts/digest-lines.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Database } from '#src/store/connect.ts';

/** A site as its links are written. */
export interface AlertSite {
  readonly id: number;
  readonly slug: string;
  readonly domains: readonly string[];
}

/** A site as JSON; `s` is the site. */
export const SITE_COLUMNS = sql`json_build_object('id', s.id, 'slug', s.slug,
  'domains', array(select h.host from site_host h where h.site = s.id order by h.position))`;

/** The sites that have something to send, or that was being sent. */
export async function sitesWithNews(db: Database): Promise<AlertSite[]> {
  const { rows } = await sql<{ site: AlertSite }>`
    select ${SITE_COLUMNS} as site from site s
    where s.removed_at is null and (exists (select from alert_finding f where f.site_id = s.id and f.digest_id is null)
      or exists (select from alert_digest d where d.site_id = s.id and d.state in ('due', 'sending')))
    order by s.id`.execute(db);
  return rows.map(({ site }) => site);
}

export interface DigestRound {
  readonly siteId: number;
  /** The day at the site. */
  readonly day: string;
  /** Weekly alerts that were told on this day or before are due again. */
  readonly weekBefore: string;
  /** Whoever was last seen before this is asked once whether they still look, and then told nothing. */
  readonly unseenSince: Date;
  readonly now: Date;
}

/** When a contact was last seen; `c` is the contact. A shopper is also seen when they use the site signed in. */
const LAST_SEEN = sql`greatest(c.last_seen_at,
  (select max(n.last_used_at) from shopper_contact o join shopper_session n on n.site_id = o.site_id and n.shopper_id = o.shopper_id
    where o.site_id = c.site_id and o.contact_id = c.id))`;

/** What goes into a digest: findings of alerts that are on, due and awake, of nobody who was told by another way today; `f` is the finding, `a` its alert, `c` the contact. */
const isReady = ({ siteId, day, weekBefore, unseenSince }: DigestRound) => sql`f.site_id = ${siteId} and f.digest_id is null
  and a.confirmed_at is not null and a.stopped_at is null and c.confirmed_at is not null
  and (a.every = 'day' or a.last_told_on is null or a.last_told_on <= ${weekBefore}::date)
  and (${LAST_SEEN} >= ${unseenSince} or c.last_call_at is null or c.last_call_at <= ${LAST_SEEN})
  and not exists (select from alert other join alert_finding t on t.site_id = other.site_id and t.alert_id = other.id
    join alert_digest told on told.site_id = t.site_id and told.id = t.digest_id
    where other.site_id = ${siteId} and other.shopper_id = a.shopper_id and told.contact_id <> f.contact_id and told.day = ${day}::date
      and told.state <> 'failed')`;

const FINDINGS = sql`alert_finding f join alert a on a.site_id = f.site_id and a.id = f.alert_id
  join alert_contact c on c.site_id = f.site_id and c.id = f.contact_id`;

/**
 * Makes the day's digest of everyone at a site who has news and no digest of that day yet, in one transaction: each finding goes into one digest.
 * Digests of earlier days that could not be sent give their findings back first, and alerts that were stopped theirs to others that found the same.
 * Returns how many were made.
 */
export function makeDigests(db: Database, round: DigestRound): Promise<number> {
  const { siteId, day, now } = round;
  return db.transaction().execute(async (trx) => {
    await sql`
      with old as (
        update alert_digest set state = 'failed', error = coalesce(error, 'It could not be sent on its day.')
        where site_id = ${siteId} and state = 'due' and day < ${day}::date returning id
      )
      update alert_finding f set digest_id = null from old where f.site_id = ${siteId} and f.digest_id = old.id`.execute(trx);
    await sql`
      select pass_on_findings(${siteId}, array(
        select a.id from alert_finding f join alert a on a.site_id = f.site_id and a.id = f.alert_id
        where f.site_id = ${siteId} and f.digest_id is null and a.stopped_at is not null
        union
        select a.id from alert_digest d join alert_finding f on f.site_id = d.site_id and f.digest_id = d.id
          join alert a on a.site_id = f.site_id and a.id = f.alert_id
        where d.site_id = ${siteId} and d.state = 'due' and a.stopped_at is not null))`.execute(trx);
    const { rows } = await sql<{ id: string; contactId: string }>`
      insert into alert_digest (site_id, contact_id, day, next_attempt_at)
      select distinct ${siteId}::int, f.contact_id, ${day}::date, ${now}::timestamptz from ${FINDINGS} where ${isReady(round)}
      on conflict (contact_id, day) do nothing returning id, contact_id`.execute(trx);
    await sql`
      update alert_finding u set digest_id = made.id
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ contactId }) => contactId)}::uuid[]) as made (id, contact_id)
        join ${FINDINGS} on f.contact_id = made.contact_id
      where ${isReady(round)} and u.contact_id = f.contact_id and u.event_id = f.event_id`.execute(trx);
    return rows.length;
  });
}

/**
 * Takes digests of a day that are due, up to a number, and marks them as being sent; this is committed before the first is sent. From then on one
 * is sent again only when it was certainly refused.
 */
export async function takeDigests(
  db: Database,
  { siteId, day, now }: Pick<DigestRound, 'siteId' | 'day' | 'now'>,
  leasedUntil: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update alert_digest set state = 'sending', attempts = attempts + 1, leased_until = ${leasedUntil} where id in (
      select id from alert_digest where site_id = ${siteId} and state = 'due' and day = ${day}::date and next_attempt_at <= ${now}
      order by next_attempt_at, id limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives up digests whose worker died while it sent them: nobody knows whether they arrived, so they are never sent again. Returns how many. */
export async function giveUpDigests(db: Database, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update alert_digest set state = 'unknown', leased_until = null, error = 'The worker ended while it was being sent.'
    where state = 'sending' and leased_until < ${now}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** An alert as its digest speaks of it. */
export interface DigestAlert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly words: string;
  readonly noun: string;
  readonly query: string | null;
  readonly wanted: WantedSearch | null;
  readonly shopperId: string | null;
}

/** A digest with everything that is still to be told. */
export interface Digest {
  readonly id: string;
  readonly attempts: number;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly lastSeenAt: Date;
  readonly lastCallAt: Date | null;
  /** Alerts that were stopped since are not among them, nor is what they found. */
  readonly alerts: readonly DigestAlert[];
  readonly findings: readonly Finding[];
}

/** A digest that is being sent; null when it was erased. */
export async function readDigest(db: Database, siteId: number, id: string): Promise<Digest | null> {
  const { rows } = await sql<Digest>`
    select d.id, d.attempts, c.channel, c.address, ${LAST_SEEN} as last_seen_at, c.last_call_at,
      (select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'words', a.words, 'noun', a.noun, 'query', a.query,
          'wanted', a.wanted, 'shopperId', a.shopper_id) order by a.created_at, a.id), '[]')
        from alert a where a.site_id = d.site_id and a.contact_id = d.contact_id and a.stopped_at is null
          and a.id in (select f.alert_id from alert_finding f where f.site_id = d.site_id and f.digest_id = d.id)) as alerts,
      (select coalesce(json_agg(json_build_object('event', e.kind, 'fromCents', e.from_cents, 'vehicleId', f.vehicle_id, 'alertId', a.id,
          'alertKind', a.kind) order by f.event_id), '[]')
        from alert_finding f join stock_event e on e.id = f.event_id join alert a on a.site_id = f.site_id and a.id = f.alert_id
        where f.site_id = d.site_id and f.digest_id = d.id and a.contact_id = d.contact_id and a.stopped_at is null) as findings
    from alert_digest d join alert_contact c on c.site_id = d.site_id and c.id = d.contact_id
    where d.site_id = ${siteId} and d.id = ${id} and d.state = 'sending'`.execute(db);
  return rows[0] ?? null;
}
