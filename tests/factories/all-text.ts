import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** Everything that is stored, in every table, as one text: for showing that something is nowhere. */
export async function allText(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and has_table_privilege(c.oid, 'select')`.execute(
    db,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} as t`.execute(db);
    texts.push(name, ...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}
