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

/** The version of each of these, by its key; one that has never been written is missing. */
export async function readVersions(db: Database, wanted: readonly Versioned[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ kind: Versioned['kind']; id: number; number: string }>`
    select v.kind, v.id, v.number from version v
    join unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ id }) => id)}::int[]) as w (kind, id)
      on w.kind = v.kind and w.id = v.id`.execute(db);
  return new Map(rows.map((row) => [versionKey(row), row.number]));
}
