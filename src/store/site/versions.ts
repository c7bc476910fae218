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
  for (const { kind, id } of ordered) {
    await sql`insert into version (kind, id) values (${kind}, ${id})
      on conflict (kind, id) do update set number = version.number + 1`.execute(trx);
    await sql`select pg_notify(${CHANGE_CHANNEL}, ${versionKey({ kind, id })})`.execute(trx);
  }
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
