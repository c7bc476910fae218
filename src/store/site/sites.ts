import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** A site, served or removed. */
export interface KnownSite {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly isRemoved: boolean;
}

/** A site that is served, with its hosts in their order. */
export interface ServedSite {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly domains: readonly string[];
}

/** Every site, the removed ones too. */
export async function listSites(db: Database): Promise<KnownSite[]> {
  return (await known(db).orderBy('slug').execute()).map(knownSite);
}

/** The site of a slug, even if it was removed; null when there is none. */
export async function findSite(db: Database, slug: string): Promise<KnownSite | null> {
  const row = await known(db).where('slug', '=', slug).executeTakeFirst();
  return row === undefined ? null : knownSite(row);
}

/** The sites that are not removed. */
export async function listServedSites(db: Database, order: 'name' | 'slug'): Promise<ServedSite[]> {
  const { rows } = await sql<ServedSite>`
    select s.id, s.slug, s.name, array(select h.host from site_host h where h.site = s.id order by h.position) as domains
    from site s where s.removed_at is null order by s.${sql.id(order)}`.execute(db);
  return rows;
}

const known = (db: Database) => db.selectFrom('site').select(['id', 'slug', 'name', 'removedAt']);

const knownSite = ({ removedAt, ...site }: Omit<KnownSite, 'isRemoved'> & { readonly removedAt: Date | null }): KnownSite => ({
  ...site,
  isRemoved: removedAt !== null,
});
