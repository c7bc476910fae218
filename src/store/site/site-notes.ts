import { sql, type Transaction } from 'kysely';
import type { SiteNote } from '#src/site/files/site-note.ts';
import type { Database } from '#src/store/connect.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** So many notes are written by one statement. */
const AT_ONCE = 1_000;

/** The notes of all sites, by slug. */
export async function readNotes(db: Database): Promise<Map<string, SiteNote>> {
  const rows = await db
    .selectFrom('siteNote')
    .innerJoin('site', 'site.id', 'siteNote.siteId')
    .select(['site.slug', 'siteNote.mark', 'siteNote.seen', 'siteNote.digest', 'siteNote.facts', 'siteNote.warnings'])
    .execute();
  return new Map(rows.map(({ slug, ...note }) => [slug, note]));
}

/** Writes down what was found out about the files of these sites. */
export async function putNotes(trx: Transaction<Tables>, notes: ReadonlyMap<string, SiteNote>): Promise<void> {
  const rows = [...notes].map(([slug, note]) => ({ slug, ...note }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await sql`insert into site_note (site_id, mark, seen, digest, facts, warnings)
      select s.id, n.mark, n.seen, n.digest, n.facts, n.warnings
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + AT_ONCE))}::jsonb)
        as n (slug text, mark text, seen text, digest text, facts jsonb, warnings text[])
      join site s on s.slug = n.slug
      on conflict (site_id) do update
        set (mark, seen, digest, facts, warnings) = (excluded.mark, excluded.seen, excluded.digest, excluded.facts, excluded.warnings)`.execute(
      trx,
    );
}

/** Their files must be read again, whatever is remembered of them. */
export async function forgetNotes(trx: Transaction<Tables>, slugs: readonly string[]): Promise<void> {
  await sql`delete from site_note n using site s where s.id = n.site_id and s.slug = any(${slugs}::text[])`.execute(trx);
}
