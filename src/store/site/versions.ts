import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** Something that readers have in memory and must read again when it changes. */
export interface Versioned {
  readonly kind: Selectable<Tables['version']>['kind'];
  readonly id: number;
}

/** The channel on which a change is hinted at; the poll of versions is what can be relied on. */
export const CHANGE_CHANNEL = 'forecourt_changed';

/** The list of sites and their hosts has one version of its own. */
export const DIRECTORY: Versioned = { kind: 'directory', id: 0 };

export const versionKey = ({ kind, id }: Versioned): string => `${kind}:${id}`;

/** Says inside the writing transaction that these have changed; rows are locked in one order, so two writers cannot block each other for ever. */
export async function bumpVersions(trx: Transaction<Tables>, changed: readonly Versioned[]): Promise<void> {
  const ordered = [...new Map(changed.map((one) => [versionKey(one), one])).values()].toSorted(
    (a, b) => a.kind.localeCompare(b.kind, 'en') || a.id - b.id,
  );
  if (ordered.length === 0) return;
  await sql`insert into version (kind, id)
    select c.kind, c.id
    from unnest(${ordered.map(({ kind }) => kind)}::text[], ${ordered.map(({ id }) => id)}::int[]) with ordinality as c (kind, id, nth)
    order by c.nth
    on conflict (kind, id) do update set number = version.number + 1`.execute(trx);
  await sql`select pg_notify(${CHANGE_CHANNEL}, key) from unnest(${ordered.map(versionKey)}::text[]) as c (key)`.execute(trx);
}

/** Everything that one site is made of, with its versions, by key. */
export async function readSiteVersions(trx: Transaction<Tables>, siteId: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ kind: Versioned['kind']; id: number; number: string }>`
    select v.kind, v.id, v.number from version v where v.kind = 'site' and v.id = ${siteId}
    union all
    select v.kind, v.id, v.number from site_dealership s
    join version v on v.kind in ('dealership', 'market') and v.id = s.dealership_id where s.site_id = ${siteId}`.execute(trx);
  return new Map(rows.map((row) => [versionKey(row), row.number]));
}

/** Whether what was read is at least as new as these versions; what was never written counts as 0. */
export function isAsNewAs(
  read: readonly (Versioned & { readonly number: string })[],
  wanted: ReadonlyMap<string, string>,
): boolean {
  return read.every((one) => BigInt(one.number) >= BigInt(wanted.get(versionKey(one)) ?? '0'));
}

/** The version of each of these, by its key; one that has never been written is missing. */
export async function readVersions(db: Database, wanted: readonly Versioned[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ kind: Versioned['kind']; id: number; number: string }>`
    select v.kind, v.id, v.number from version v
    join unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ id }) => id)}::int[]) as w (kind, id)
      on w.kind = v.kind and w.id = v.id`.execute(db);
  return new Map(rows.map((row) => [versionKey(row), row.number]));
}

/** The versions that were written since a mark, and the mark for the next look, null when nothing can be said since this one. Some of before it may be among them. */
export interface NewVersions {
  readonly mark: string | null;
  readonly versions: ReadonlyMap<string, string>;
}

/**
 * Reads what has changed, so that a look costs as much as has changed and not as much as there is. PostgreSQL notes with each row the
 * transaction that wrote it (`xmin`). The mark is the oldest transaction that was still under way: those before it had been seen. Without one
 * nothing but a mark is returned. A mark that this database has not reached is of another's count, as after a failover to a standby that was behind.
 */
export async function readNewVersions(db: Database, since: string | null): Promise<NewVersions> {
  const { rows } = await sql<{ mark: string | null; kind: Versioned['kind'] | null; id: number; number: string }>`
    select m.mark, v.kind, v.id, v.number
    from (select case when coalesce(age(${since}::xid), 0) >= 0 then pg_snapshot_xmin(pg_current_snapshot())::xid::text end as mark) as m
    left join version v on age(v.xmin) <= age(${since}::xid)`.execute(db);
  const found = rows.flatMap(({ kind, id, number }): [string, string][] =>
    kind === null ? [] : [[versionKey({ kind, id }), number]],
  );
  return { mark: rows[0]?.mark ?? null, versions: new Map(found) };
}
