import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { FeedDefinition } from '#src/rules/feeds/feed-definition.ts';
import type { HeldFile, ImportedSnapshot } from '#src/rules/feeds/held-files.ts';
import type { Database } from '#src/store/connect.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A feed of a dealership, with what is known of it between two runs. */
export interface StoredFeed {
  readonly id: number;
  readonly dealership: string;
  readonly name: string;
  /** Null when only a command has named it: its files are imported by hand. */
  readonly definition: FeedDefinition | null;
  readonly pausedAt: Date | null;
  readonly dueAt: Date | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly triedAt: Date | null;
  readonly failures: number;
  readonly failure: string | null;
}

/** What the last import of a feed came to. */
export interface LastRun {
  readonly source: string;
  readonly startedAt: Date;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly held: number;
  readonly rowCount: number;
  readonly setAside: readonly unknown[];
  readonly account: Readonly<Record<string, unknown>>;
}

/** Stores a dealership's feeds as its file has them. One that left the file keeps its mapping and its accounts, and no longer arrives. */
export async function putFeeds(
  trx: Transaction<Tables>,
  dealershipId: number,
  definitions: readonly FeedDefinition[],
): Promise<void> {
  const names = definitions.map(({ name }) => name);
  await sql`update feed set definition = null, due_at = null where dealership_id = ${dealershipId} and name <> all(${names}::text[])`.execute(
    trx,
  );
  for (const { name, ...definition } of definitions) {
    const given = JSON.stringify({ name, ...definition });
    const dueAt = definition.from.kind === 'pull' ? sql<Date>`now()` : null;
    // What was fetched under another definition says nothing of this one.
    await sql`
      insert into feed as f (dealership_id, name, definition, due_at) values (${dealershipId}, ${name}, ${given}::jsonb, ${dueAt})
      on conflict (dealership_id, name) do update set definition = excluded.definition, due_at = excluded.due_at, etag = null,
        last_modified = null, failures = 0, failure = null
      where f.definition is distinct from excluded.definition`.execute(trx);
  }
}

const COLUMNS = sql`f.id, d.slug as dealership, f.name, f.definition, f.paused_at, f.due_at, f.etag, f.last_modified, f.tried_at, f.failures, f.failure`;

/** The feeds of a dealership, or of all. */
export async function listFeeds(db: Database, dealership: string | null): Promise<StoredFeed[]> {
  const { rows } = await sql<StoredFeed>`
    select ${COLUMNS} from feed f join dealership d on d.id = f.dealership_id
    where ${dealership}::text is null or d.slug = ${dealership} order by d.slug, f.name`.execute(db);
  return rows;
}

/** The feeds that files are put into a folder for, and that nobody has paused. */
export async function listFolderFeeds(db: Database): Promise<StoredFeed[]> {
  const { rows } = await sql<StoredFeed>`
    select ${COLUMNS} from feed f join dealership d on d.id = f.dealership_id
    where f.definition->'from'->>'kind' = 'folder' and f.paused_at is null order by f.id`.execute(db);
  return rows;
}

/** The feeds that are to be fetched now, the longest due first. */
export async function listDueFeeds(db: Database, most: number): Promise<StoredFeed[]> {
  const { rows } = await sql<StoredFeed>`
    select ${COLUMNS} from feed f join dealership d on d.id = f.dealership_id
    where f.due_at <= now() and f.paused_at is null and (f.leased_until is null or f.leased_until < now())
    order by f.due_at limit ${most}`.execute(db);
  return rows;
}

/** How long a process has a feed to itself unless it says again that it is still at work. */
const LEASE = sql`interval '2 minutes'`;

/** A process's turn at a feed. Whatever it writes about the feed is fenced by its holder: one that stalled may have lost it meanwhile. */
export interface FeedLease {
  readonly feed: StoredFeed;
  readonly holder: string;
}

/** Takes a feed for this process, as it is now; null when another one is at work on it. */
export async function leaseFeed(db: Database, id: number): Promise<FeedLease | null> {
  const holder = randomUUID();
  const { rows } = await sql<StoredFeed>`
    update feed f set leased_until = now() + ${LEASE}, lease_holder = ${holder} from dealership d
    where f.id = ${id} and d.id = f.dealership_id and (f.leased_until is null or f.leased_until < now()) returning ${COLUMNS}`.execute(
    db,
  );
  const [feed] = rows;
  return feed === undefined ? null : { feed, holder };
}

const isHeldBy = ({ feed, holder }: FeedLease) => sql`id = ${feed.id} and lease_holder = ${holder}`;

/** Whether the feed is still this process's. */
export async function renewLease(db: Database, lease: FeedLease): Promise<boolean> {
  const { numAffectedRows } = await sql`update feed set leased_until = now() + ${LEASE} where ${isHeldBy(lease)}`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Ends a process's turn at a feed, if it is still its own. */
export const releaseFeed = (db: Database, lease: FeedLease) =>
  sql`update feed set leased_until = null, lease_holder = null where ${isHeldBy(lease)}`.execute(db);

/** What is kept of a run for the next one. */
export interface FeedNote {
  readonly triedAt: Date;
  /** Why nothing could be imported, in a sentence; null when it could. */
  readonly failure: string | null;
  /** Left as it is when undefined. */
  readonly dueAt?: Date;
  readonly etag?: string | null;
  readonly lastModified?: string | null;
}

export async function noteFeed(
  db: Database,
  { feed, holder }: FeedLease,
  { triedAt, failure, dueAt, etag, lastModified }: FeedNote,
): Promise<void> {
  await db
    .updateTable('feed')
    .set({
      triedAt,
      failure,
      failures: failure === null ? 0 : sql<number>`least(failures + 1, 1000)`,
      ...(dueAt === undefined ? {} : { dueAt }),
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    })
    .where('id', '=', feed.id)
    .where('leaseHolder', '=', holder)
    .execute();
}

/** What waits for a person after the last import of a feed. */
export async function readHeldFiles(db: Database, feedId: number): Promise<readonly HeldFile[]> {
  const { rows } = await sql<{ waiting: readonly HeldFile[] }>`
    select coalesce(r.account->'waiting', '[]') as waiting from feed f join import_run r on r.dealership_id = f.dealership_id and r.feed = f.name
    where f.id = ${feedId} order by r.id desc limit 1`.execute(db);
  return rows[0]?.waiting ?? [];
}

/** The snapshot of a feed that came last of those that were imported; one with no row that could be read is none. */
export async function readNewestSnapshot(db: Database, feedId: number): Promise<ImportedSnapshot | null> {
  const { rows } = await sql<ImportedSnapshot>`
    select r.source, coalesce((r.account->>'arrivedAt')::timestamptz, r.started_at) as arrived_at
    from feed f join import_run r on r.dealership_id = f.dealership_id and r.feed = f.name
    where f.id = ${feedId} and r.mode = 'snapshot' and r.added + r.changed + r.unchanged + r.removed + r.held > 0
    order by arrived_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A feed of which something waits for a person. */
export interface HeldFeed {
  readonly dealership: string;
  readonly name: string;
  /** Whether its files arrive by themselves. */
  readonly arrives: boolean;
  readonly waiting: readonly HeldFile[];
}

/** The feeds that nobody has paused and of which something waits. */
export async function listHeldFeeds(db: Database): Promise<HeldFeed[]> {
  const { rows } = await sql<HeldFeed>`
    select d.slug as dealership, f.name, f.definition is not null as arrives, r.waiting
    from feed f join dealership d on d.id = f.dealership_id cross join lateral (
      select r.account->'waiting' as waiting from import_run r where r.dealership_id = f.dealership_id and r.feed = f.name order by r.id desc limit 1
    ) r where f.paused_at is null and r.waiting <> '[]' order by d.slug, f.name`.execute(db);
  return rows;
}

/** Pauses a feed, or lets it go on; whether that changed anything. */
export async function pauseFeed(db: Database, id: number, isPaused: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed set paused_at = ${isPaused ? sql`now()` : null} where id = ${id} and (paused_at is null) = ${isPaused}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/** The last import of each feed of a dealership, or of all dealerships, without what became of single rows. */
export async function readLastRuns(db: Database, feedIds: readonly number[]): Promise<Map<number, LastRun>> {
  const { rows } = await sql<LastRun & { id: number }>`
    select f.id, r.source, r.started_at, r.added, r.changed, r.unchanged, r.removed, r.held, r.row_count, r.set_aside, r.account
    from feed f cross join lateral (
      select * from import_run r where r.dealership_id = f.dealership_id and r.feed = f.name order by r.id desc limit 1
    ) r where f.id = any(${[...feedIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, ...run }) => [id, run]));
}
