import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import { JOB_SCHEMA } from '#src/store/setup/job-queue.ts';

/** What waits in one queue of the worker. */
export interface Backlog {
  readonly queue: string;
  readonly waiting: number;
  /** For how many seconds the oldest has been due; 0 when none is. */
  readonly overdueSeconds: number;
  /** How many were given up. */
  readonly failed: number;
}

/** The tables that are queues: what waits in them, when it is due and what has been given up. */
const QUEUES = [
  { queue: 'deliveries', table: 'delivery', waiting: 'waiting', failed: 'set_aside' },
  { queue: 'alert confirmations', table: 'alert_confirmation', waiting: 'due', failed: 'failed' },
  { queue: 'alert digests', table: 'alert_digest', waiting: 'due', failed: 'failed' },
  { queue: 'reservation emails', table: 'reservation_mail', waiting: 'due', failed: 'failed' },
  { queue: 'invoice emails', table: 'invoice_mail', waiting: 'due', failed: 'failed' },
  { queue: 'purchase emails', table: 'purchase_mail', waiting: 'due', failed: 'failed' },
  { queue: 'feed deliveries', table: 'feed_delivery', waiting: 'waiting', failed: 'failed' },
  { queue: 'photos', table: 'photo_source', waiting: 'waiting', failed: 'failed' },
] as const;

/** What waits in every queue, for all sites: for operators, without anything of what it is about. */
export async function readBacklog(db: Database): Promise<Backlog[]> {
  const tables = QUEUES.map(
    ({ queue, table, waiting, failed }) => sql`
      select ${queue}::text as queue, count(*) filter (where state = ${waiting})::int as waiting,
        coalesce(greatest(extract(epoch from clock_timestamp() - min(next_attempt_at) filter (where state = ${waiting})), 0), 0)::float8
          as overdue_seconds,
        count(*) filter (where state = ${failed})::int as failed
      from ${sql.table(table)} where state in (${waiting}, ${failed})`,
  );
  const { rows } = await sql<Backlog>`
    ${sql.join(tables, sql` union all `)}
    union all
    select 'jobs', count(*) filter (where state in ('created', 'retry'))::int,
      coalesce(greatest(extract(epoch from clock_timestamp() - min(start_after) filter (where state in ('created', 'retry'))), 0), 0)::float8,
      count(*) filter (where state = 'failed')::int
    from ${sql.table(`${JOB_SCHEMA}.job`)} where state in ('created', 'retry', 'failed')`.execute(db);
  return rows;
}

/** How the feeds that arrive by themselves are doing. */
export interface FeedHealth {
  readonly active: number;
  readonly failing: number;
  readonly paused: number;
  /** How long ago the feed that has waited longest was last imported without a failure; null when there is no active feed. */
  readonly oldestSeconds: number | null;
}

export async function readFeedHealth(db: Database): Promise<FeedHealth> {
  const { rows } = await sql<FeedHealth>`
    select count(*) filter (where paused_at is null)::int as active,
      count(*) filter (where paused_at is null and failure is not null)::int as failing,
      count(*) filter (where paused_at is not null)::int as paused,
      max(extract(epoch from clock_timestamp() - coalesce(
        (select max(r.started_at) from import_run r where r.dealership_id = f.dealership_id and r.feed = f.name),
        case when failure is null then tried_at end))) filter (where paused_at is null)::float8 as oldest_seconds
    from feed f where definition is not null`.execute(db);
  return rows[0] ?? { active: 0, failing: 0, paused: 0, oldestSeconds: null };
}

/** The deliveries of leads that have not arrived, by the way they take. */
export async function countDeliveries(
  db: Database,
): Promise<{ readonly channel: string; readonly state: string; readonly count: number }[]> {
  const { rows } = await sql<{ channel: string; state: string; count: number }>`
    select channel, state, count(*)::int as count from delivery where state in ('waiting', 'set_aside') group by channel, state`.execute(
    db,
  );
  return rows;
}
