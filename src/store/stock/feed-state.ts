import type { FeedMapping } from '#src/rules/feeds/propose-mapping.ts';
import type { KnownMake } from '#src/rules/feeds/read-make.ts';
import type { Database } from '#src/store/connect.ts';

/** The makes of the catalogue, with the other names that feeds use for them. */
export const readKnownMakes = (db: Database): Promise<KnownMake[]> =>
  db.selectFrom('manufacturer').select(['name', 'also']).orderBy('name').execute();

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
