import { sql } from 'kysely';
import { ACCOUNT_DAYS } from '#src/rules/feeds/account-days.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';

/** A feed of a site that is sent to /api/stock. */
export interface WebhookFeed {
  readonly id: number;
  readonly dealership: string;
  readonly name: string;
  readonly keyNumber: number;
}

/** A file that was sent. */
export interface SentFile {
  readonly feedId: number;
  readonly messageId: string;
  readonly digest: string;
  readonly body: Uint8Array;
  /** How many files of a feed may wait. */
  readonly most: number;
}

/** What became of storing a file: it is new, known already, another one under the same id, one too many, or of an unknown feed. */
export type FileTaken =
  | { readonly kind: 'new' | 'known'; readonly id: string; readonly state: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'full' }
  | { readonly kind: 'unknown' };

export const readWebhookFeeds = (db: Database, siteId: number): Promise<WebhookFeed[]> =>
  fenced(db, siteId, async (trx) => (await sql<WebhookFeed>`select * from webhook_feeds(${siteId})`.execute(trx)).rows);

export function takeFeedFile(db: Database, siteId: number, { feedId, body, ...file }: SentFile): Promise<FileTaken> {
  return fenced(db, siteId, async (trx) => {
    const { rows } = await sql<{ outcome: FileTaken['kind']; id: string; state: string }>`
      select * from take_feed_file(${siteId}, ${JSON.stringify({ feed: feedId, ...file })}::jsonb, ${Buffer.from(body)}::bytea)`.execute(
      trx,
    );
    const { outcome: kind = 'unknown', id = '', state = '' } = rows[0] ?? {};
    return kind === 'new' || kind === 'known' ? { kind, id, state } : { kind };
  });
}

/** A file that waits to be imported. */
export interface WaitingFile {
  readonly id: string;
  readonly feedId: number;
  readonly messageId: string;
  /** How many attempts there have been, with the one that begins now. */
  readonly attempts: number;
  readonly receivedAt: Date;
  readonly body: Buffer;
}

/** The feeds that files wait for, those that have waited longest first. */
export async function listFeedsWithFiles(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from feed f join feed_delivery d on d.feed_id = f.id
    where d.next_attempt_at <= now() and f.paused_at is null and (f.leased_until is null or f.leased_until < now())
    group by f.id order by min(d.received_at) limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The oldest file of a feed that is due, if none before it waits: files are imported in the order they came. An attempt counts from here. */
export async function takeWaitingFile(db: Database, feedId: number): Promise<WaitingFile | null> {
  const { rows } = await sql<WaitingFile>`
    update feed_delivery set attempts = attempts + 1 where id = (
      select o.id from (select id, next_attempt_at from feed_delivery where feed_id = ${feedId} and next_attempt_at is not null
        order by received_at, id limit 1) o where o.next_attempt_at <= now())
    returning id, feed_id, message_id, attempts, received_at, body`.execute(db);
  return rows[0] ?? null;
}

export type FileOutcome =
  | { readonly state: 'done'; readonly reason?: string }
  | { readonly state: 'held' | 'failed'; readonly reason: string }
  | { readonly state: 'waiting'; readonly reason: string; readonly nextAttemptAt: Date };

export async function settleFile(db: Database, id: string, outcome: FileOutcome): Promise<void> {
  await db
    .updateTable('feedDelivery')
    .set({
      state: outcome.state,
      reason: outcome.reason ?? null,
      nextAttemptAt: outcome.state === 'waiting' ? outcome.nextAttemptAt : null,
      ...(outcome.state === 'done' ? { body: null } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** A file that went in, but for what waits for a person. */
export interface KeptFile {
  readonly id: string;
  readonly messageId: string;
  readonly receivedAt: Date;
  readonly body: Buffer;
}

/** Whether there is a report on a file: one that is held as a whole has none. */
const WAS_IMPORTED = sql`exists (select from feed f join import_run r on r.dealership_id = f.dealership_id and r.feed = f.name
  where f.id = feed_delivery.feed_id and r.source = feed_delivery.message_id)`;

/** The file of this digest that was imported but for what is held. */
export async function readKeptFile(db: Database, feedId: number, digest: string): Promise<KeptFile | null> {
  const { rows } = await sql<KeptFile>`
    select id, message_id, received_at, body from feed_delivery
    where feed_id = ${feedId} and digest = ${digest} and state = 'held' and body is not null and ${WAS_IMPORTED} order by received_at desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Lets go of the files that were imported and of which nothing waits any more: all but those of these digests. */
export async function releaseFiles(db: Database, feedId: number, waiting: readonly string[]): Promise<void> {
  await sql`
    update feed_delivery set state = 'done', reason = null, body = null
    where feed_id = ${feedId} and state = 'held' and digest <> all(${[...waiting]}::text[]) and ${WAS_IMPORTED}`.execute(db);
}

/** Has the files of a feed that failed, or are held as a whole, tried again: their ids, with what they were. */
export async function retryFiles(db: Database, feedId: number): Promise<ReadonlyMap<string, string>> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from feed_delivery
      where feed_id = ${feedId} and body is not null and not (state = 'held' and ${WAS_IMPORTED}) for update`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`update feed_delivery set state = 'waiting', next_attempt_at = now(), attempts = 0 where id = any(${ids}::uuid[])`.execute(
      trx,
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  });
}

/** Removes what was sent so long ago that its account is gone too, and the bodies of files that failed a month ago; how many. */
export async function removeOldFiles(db: Database): Promise<number> {
  await sql`update feed_delivery set state = 'failed', body = null
    where body is not null and next_attempt_at is null and received_at < now() - interval '30 days'`.execute(db);
  const { numAffectedRows } =
    await sql`delete from feed_delivery where received_at < now() - make_interval(days => ${ACCOUNT_DAYS})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
