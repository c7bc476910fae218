import { sql, type Transaction } from 'kysely';
import type { Lender } from '#src/rules/finance/lender.ts';
import type { ModelDetails } from '#src/rules/models/model-details.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import type { Location } from '#src/rules/places/location.ts';
import { lenderSchema } from '#src/site/files/lenders-file.ts';
import { storedDetails } from '#src/site/files/model-details.ts';
import type { SiteDefinition, SiteLayers, StoredDealership } from '#src/site/site.ts';
import { readOffers } from '#src/store/offers/offers.ts';
import { type LocationsRead, readLocations } from '#src/store/places/read-locations.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A make of the catalogue; one without a mark of its own has no logo. */
export interface CatalogueMake {
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

export interface CatalogueModel extends ModelDetails {
  readonly slug: string;
  readonly name: string;
  readonly make: string;
  readonly status: 'current' | 'coming_soon';
  /** Its page elsewhere, if it has one. */
  readonly overrideUrl: string | null;
  readonly imageUrl: string | null;
  /** What it counts among: up to three bodies or powertrains, as its manufacturer names them. */
  readonly bodies: readonly string[];
}

/** What all sites have in common. */
export interface SharedRead {
  /** Another with every change of it. */
  readonly key: string;
  readonly makes: readonly CatalogueMake[];
  readonly models: readonly CatalogueModel[];
  readonly lenders: readonly Lender[];
}

/** Everything of a site but its stock, as it stood in one snapshot, with the versions it stood at. */
export interface SiteRead extends LocationsRead {
  readonly definition: SiteDefinition;
  readonly layers: SiteLayers;
  readonly dealerships: readonly StoredDealership[];
  readonly locations: readonly Location[];
  readonly shared: SharedRead;
  /** Every offer that does not exclude the site, whatever its dates. */
  readonly offers: readonly Offer[];
  readonly siteVersion: string;
  readonly dealershipVersions: ReadonlyMap<number, string>;
}

/**
 * Reads a site; null if it is gone. Each query names the site: the database's fence is the second one, not the only one. What all sites share is
 * read only if it is not what is known.
 */
export async function readSite(
  trx: Transaction<Tables>,
  siteId: number,
  now: Date,
  known: SharedRead | null = null,
): Promise<SiteRead | null> {
  const row = await trx.selectFrom('siteDefinition').selectAll().where('siteId', '=', siteId).executeTakeFirst();
  if (row === undefined) return null;
  const layers = await trx.selectFrom('layer').selectAll().execute();
  const switchesOf = (kind: 'template' | 'brand' | 'group') =>
    layers.find((layer) => layer.kind === kind && layer.name === row[kind])?.switches ?? {};
  const { rows: dealerships } = await sql<StoredDealership & { version: string | null }>`
    select d.id, d.slug, d.name, d.phone, d.average_rating, d.review_count, d.switches, v.number as version
    from dealership d join site_dealership s on s.dealership_id = d.id and s.site_id = ${siteId}
    left join version v on v.kind = 'dealership' and v.id = d.id order by s.position`.execute(trx);
  // In the site's own order of its dealerships: the first primary location is the one the site speaks of.
  const locations = await trx
    .selectFrom('location')
    .innerJoin('siteDealership', 'siteDealership.dealershipId', 'location.dealershipId')
    .selectAll('location')
    .where('siteDealership.siteId', '=', siteId)
    .orderBy('siteDealership.position')
    .orderBy('location.id')
    .execute();
  const version = await trx
    .selectFrom('version')
    .select('number')
    .where('kind', '=', 'site')
    .where('id', '=', siteId)
    .executeTakeFirst();
  return {
    definition: row.definition,
    layers: { template: switchesOf('template'), brand: switchesOf('brand'), group: switchesOf('group') },
    dealerships: dealerships.map(({ version: _version, ...rest }) => rest),
    locations,
    shared: await readShared(trx, known),
    ...(await readLocations(trx, siteId, now)),
    offers: await readOffers(trx, siteId),
    siteVersion: version?.number ?? '0',
    dealershipVersions: new Map(dealerships.map(({ id, version: number }) => [id, number ?? '0'])),
  };
}

/**
 * The makes, models and lenders. PostgreSQL notes with each row the transaction that wrote it (`xmin`): all of these together are another sum
 * as soon as a row is added, changed or removed, and are the same on a standby.
 */
async function readShared(trx: Transaction<Tables>, known: SharedRead | null): Promise<SharedRead> {
  const { rows } = await sql<{ key: string }>`
    select concat(count(*), ' ', sum(hashtextextended(written, 0))) as key from (
      select concat('make ', id, ' ', xmin) as written from manufacturer
      union all select concat('model ', id, ' ', xmin) from model
      union all select concat('lender ', id, ' ', xmin) from lender) as shared`.execute(trx);
  const key = rows[0]?.key ?? '';
  if (known?.key === key) return known;
  const makes = await trx.selectFrom('manufacturer').select(['slug', 'name', 'logoUrl']).orderBy('name').execute();
  const models = await trx
    .selectFrom('model')
    .innerJoin('manufacturer', 'manufacturer.id', 'model.manufacturerId')
    .select([
      'model.slug',
      'model.name',
      'model.status',
      'model.overrideUrl',
      'model.imageUrl',
      'model.bodies',
      'model.details',
      'manufacturer.name as make',
    ])
    .orderBy('manufacturer.name')
    .orderBy('model.position')
    .orderBy('model.id')
    .execute();
  const lenders = await trx.selectFrom('lender').select('facts').orderBy('id').execute();
  return {
    key,
    makes,
    models: models.map(({ details, ...model }) => ({ ...model, ...storedDetails(details) })),
    // What was stored by an earlier edition of the platform may lack what has been added since: the defaults take its place.
    lenders: lenders.flatMap(({ facts }) => lenderSchema.safeParse(facts).data ?? []),
  };
}
