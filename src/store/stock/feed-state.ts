import { sql } from 'kysely';
import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import type { KnownMake } from '#src/rules/feeds/read-make.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Database } from '#src/store/connect.ts';
import { countUnlisted, readStock, type Unlisted } from './read-stock.ts';

/** The makes of the catalogue, with the other names that feeds use for them and their models. */
export async function readKnownMakes(db: Database): Promise<KnownMake[]> {
  const { rows } = await sql<KnownMake>`
    select f.name, f.also, array(select m.name from model m where m.manufacturer_id = f.id order by m.name) as models
    from manufacturer f order by f.name`.execute(db);
  return rows;
}

/** The mapping that somebody has accepted for a dealership's feed. */
export async function readFeedMapping(db: Database, dealership: string, name: string): Promise<FeedMapping | null> {
  const row = await db
    .selectFrom('feed')
    .innerJoin('dealership', 'dealership.id', 'feed.dealershipId')
    .select('feed.mapping')
    .where('dealership.slug', '=', dealership)
    .where('feed.name', '=', name)
    .executeTakeFirst();
  return (row?.mapping ?? null) as FeedMapping | null;
}

export async function saveFeedMapping(db: Database, dealership: string, name: string, mapping: FeedMapping): Promise<void> {
  const { id: dealershipId } = await db
    .selectFrom('dealership')
    .select('id')
    .where('slug', '=', dealership)
    .executeTakeFirstOrThrow();
  const given = JSON.stringify(mapping);
  await db
    .insertInto('feed')
    .values({ dealershipId, name, mapping: given })
    .onConflict((conflict) => conflict.columns(['dealershipId', 'name']).doUpdateSet({ mapping: given }))
    .execute();
}

export async function hasDealership(db: Database, slug: string): Promise<boolean> {
  return (await db.selectFrom('dealership').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

/** Passes on a dealership's stock with its locations' slugs, as it is at one instant. Returns how many vehicles are not in it; null when there is no such dealership. */
export function eachOfStock(
  db: Database,
  { slug, now }: { readonly slug: string; readonly now: Date },
  put: (vehicles: readonly Vehicle[], locations: ReadonlyMap<number, string>) => Promise<void>,
): Promise<Unlisted | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const dealership = await trx.selectFrom('dealership').select('id').where('slug', '=', slug).executeTakeFirst();
      if (dealership === undefined) return null;
      const locations = await trx
        .selectFrom('location')
        .select(['id', 'slug'])
        .where('dealershipId', '=', dealership.id)
        .execute();
      const slugs = new Map(locations.map((location) => [location.id, location.slug]));
      for await (const vehicles of readStock(trx, dealership.id, now, 'as sent')) await put(vehicles, slugs);
      return countUnlisted(trx, dealership.id, now);
    });
}
